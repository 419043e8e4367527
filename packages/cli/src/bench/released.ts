/**
 * Decisions a second of random play in the release before this one, as `tabula bench` measures them, all games one after the other,
 * on a quiet small machine of two cores. Whoever makes a release writes down what it measured, so that nobody makes a game slower
 * unawares.
 */
export const RELEASED: Readonly<Record<string, number>> = {
  byzantium: 447_000,
  conquest: 480_000,
  invasions: 83_000,
  italia: 250_000,
  'mare-nostrum': 350_000,
  'oasis-road': 615_000,
  heap: 5_250_000,
};
