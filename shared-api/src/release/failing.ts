/** How a version fared in browsers. */
export interface VersionFigures {
  /** How many browsers took it. */
  readonly loads: number;
  /** How often browsers said that it did not come, or broke. */
  readonly failures: number;
}

/**
 * Whether a version fails so often that somebody has to act: in half of its loads, 3 times at least, or in 1 % of them,
 * 5 times at least. Fewer failures say nothing: one browser with a bad line makes as many.
 */
export function isFailing({ loads, failures }: VersionFigures): boolean {
  return (failures >= 3 && failures >= loads / 2) || (failures >= 5 && failures >= loads / 100);
}
