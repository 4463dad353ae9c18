const TURN = (2 * Math.PI) / 12;
const HOURS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

/** The twelve stars, as squares: nothing here is round but by its place. */
export function PlateStars() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false" fill="#F7D417">
      {HOURS.map((hour) => (
        <rect
          key={hour}
          x={14.4 + 13 * Math.sin(hour * TURN)}
          y={14.4 - 13 * Math.cos(hour * TURN)}
          width={3.2}
          height={3.2}
        />
      ))}
    </svg>
  );
}
