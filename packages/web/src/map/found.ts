/** Letters as one types them: without accents, small. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Places whose name has this in it: those that begin with it first. */
export function found<T extends { readonly name: string }>(places: readonly T[], typed: string): T[] {
  const wanted = plain(typed.trim());
  if (wanted === '') return [];
  const at = (place: T) => plain(place.name).indexOf(wanted);
  return places.filter((place) => at(place) >= 0).sort((a, b) => at(a) - at(b) || a.name.localeCompare(b.name));
}
