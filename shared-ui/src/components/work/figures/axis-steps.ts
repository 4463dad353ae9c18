const steps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 80];
const lines = 4;

/** Where the four lines of an axis stand, the lowest first: round numbers, of which the last holds the greatest value. */
export function axisSteps(most: number): readonly number[] {
  const least = Math.max(most, lines) / lines;
  const magnitude = 10 ** Math.max(0, Math.floor(Math.log10(least)) - 1);
  const step = steps.map((each) => each * magnitude).find((each) => each >= least) ?? Math.ceil(least);
  return Array.from({ length: lines }, (_, place) => step * (place + 1));
}
