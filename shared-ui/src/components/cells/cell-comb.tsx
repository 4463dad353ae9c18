/** Ticks between the cells, rising from the lower edge: 6 px, 14 at the groups' borders. */
export function CellComb({ count, groups }: { count: number; groups: readonly number[] }) {
  const borders = Array.from({ length: count - 1 }, (_, cell) => cell + 1);
  return borders.map((border) => (
    <rect
      key={border}
      x={`${(border / count) * 100}%`}
      y={groups.includes(border) ? 0 : 8}
      width="1"
      height={groups.includes(border) ? 14 : 6}
      fill="currentColor"
      shapeRendering="crispEdges"
    />
  ));
}
