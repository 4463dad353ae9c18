/**
 * From 600 up the first cell of each row stands under the panel's title: which cells, counted from one, begin a row;
 * `n+5` means the fifth and all after it.
 */
export function rowStarts(...places: readonly (number | `n+${number}`)[]) {
  const cells = places.map((place) => `& > div:nth-of-type(${place})`).join(', ');
  return { [cells]: { paddingInlineStart: { base: '16px', md: '24px' } } };
}

/** Cells of a third each: on phones they stand one under the other, or the last one of three takes its row alone. */
export const thirds = {
  stacked: { '& > div': { gridColumn: { base: '1 / -1', sm: 'span 4' } } },
  lastAlone: { '& > div:nth-of-type(3)': { gridColumn: { base: '1 / -1', sm: 'span 4' } } },
} as const;
