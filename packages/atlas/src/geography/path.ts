import type { LonLat } from '../model/board.ts';

/** Reads 'lon lat, lon lat': tables of places stay short enough to proof-read. */
export function path(text: string): LonLat[] {
  return text.split(',').map((pair): LonLat => {
    const [lon, lat] = pair.trim().split(' ').map(Number);
    return [lon, lat];
  });
}
