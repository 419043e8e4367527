/** Pictograms of this page alone. */
const SHAPES = {
  phone: 'M7.5 3h9v18h-9zM11 18h2',
  laptop: 'M5.5 5.500h13v9.500h-13zM3 18.500h18',
  key: 'M9 9.500a3.500 3.500 0 1 0 .1 7 3.500 3.500 0 0 0-.1-7zM11.500 11.500L19 4M16 7l2.500 2.500',
  mail: 'M3.500 6h17v12.500h-17zM4 6.500l8 6.500 8-6.500',
} as const;

export function DeviceArt({ name, size = 22 }: { name: keyof typeof SHAPES; size?: number }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path
        d={SHAPES[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
