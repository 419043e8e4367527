import type { Frame, Lens, LonLat } from '../model/board.ts';

const RAD = Math.PI / 180;

/** From degrees to board units. */
export type Projection = (lonLat: LonLat) => [number, number];

/**
 * Lambert's conformal conic projection of a frame: shapes keep their angles, so coasts look as on a printed map. Then the board is
 * turned and looked at through its lens, if it has one.
 */
export function project(frame: Frame): Projection {
  const cone = onCone(frame);
  const turned = turn(frame.turn ?? 0);
  const flat: Projection = (lonLat) => turned(cone(lonLat));
  const seen = frame.lens === undefined ? (at: Spot) => at : through(frame.lens, frame.scale, flat(frame.lens.at));
  return (lonLat) => {
    const [x, y] = seen(flat(lonLat));
    return [frame.width / 2 + x, frame.height / 2 + y];
  };
}

type Spot = [number, number];

/** Anticlockwise, around the middle. */
function turn(degrees: number): (at: Spot) => Spot {
  const [sin, cos] = [Math.sin(degrees * RAD), Math.cos(degrees * RAD)];
  return ([x, y]) => [x * cos + y * sin, y * cos - x * sin];
}

function through({ power, reach }: Lens, scale: number, [mx, my]: Spot): (at: Spot) => Spot {
  const [along, across] = [reach[0] * scale, reach[1] * scale];
  return ([x, y]) => {
    const [dx, dy] = [x - mx, y - my];
    const away = (dx / along) ** 2 + (dy / across) ** 2;
    const larger = 1 + (power - 1) / (1 + away);
    return [mx + dx * larger, my + dy * larger];
  };
}

/** From degrees to board units around the middle of the frame. */
function onCone(frame: Frame): Projection {
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
    return [unit * rho * Math.sin(theta), unit * (rho * Math.cos(theta) - rho0)];
  };
}
