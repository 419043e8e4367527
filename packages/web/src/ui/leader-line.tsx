/** A thin line from a place to the card about it, as far as the ring around the place leaves room. */
export function LeaderLine({
  from: [x, y],
  card,
}: {
  from: readonly [number, number];
  card: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
}) {
  const to = [
    Math.max(card.left, Math.min(card.left + card.width, x)),
    Math.max(card.top + 12, Math.min(card.top + card.height - 12, y)),
  ];
  const [dx, dy] = [to[0] - x, to[1] - y];
  const far = Math.hypot(dx, dy);
  const ring = 30;
  if (far < ring + 8) return null;
  const start = [x + (dx / far) * ring, y + (dy / far) * ring];
  return (
    <svg className="leader" aria-hidden="true">
      <path d={`M${start[0]} ${start[1]}L${to[0]} ${to[1]}`} />
      <circle cx={start[0]} cy={start[1]} r="2.6" />
    </svg>
  );
}
