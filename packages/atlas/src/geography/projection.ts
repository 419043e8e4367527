import type { Frame, LonLat } from '../model/board.ts';

const RAD = Math.PI / 180;

/** From degrees to board units. */
export type Projection = (lonLat: LonLat) => [number, number];

/** Lambert's conformal conic projection of a frame: shapes keep their angles, so coasts look as on a printed map. */
export function project(frame: Frame): Projection {
  const p1 = frame.parallels[0] * RAD;
  const p2 = frame.parallels[1] * RAD;
  const [lon0, lat0] = frame.centre;
  const tan = (phi: number) => Math.tan(Math.PI / 4 + phi / 2);
  const n =
    Math.abs(p1 - p2) < 1e-9 ? Math.sin(p1) : Math.log(Math.cos(p1) / Math.cos(p2)) / Math.log(tan(p2) / tan(p1));
  const f = (Math.cos(p1) * tan(p1) ** n) / n;
  const radius = (phi: number) => f / tan(phi) ** n;
  /** Local stretch against the sphere. */
  const stretch = (phi: number) => (n * radius(phi)) / Math.cos(phi);
  const unit = frame.scale / RAD / stretch(lat0 * RAD);
  const rho0 = radius(lat0 * RAD);
  return ([lon, lat]) => {
    const rho = radius(lat * RAD);
    const theta = n * (lon - lon0) * RAD;
    return [frame.width / 2 + unit * rho * Math.sin(theta), frame.height / 2 + unit * (rho * Math.cos(theta) - rho0)];
  };
}
