/** From 600 up the first cell of each row stands under the panel's title: which cells, counted from one, begin a row. */
export function rowStarts(...places: readonly number[]) {
  const cells = places.map((place) => `& > div:nth-of-type(${place})`).join(', ');
  return { [cells]: { paddingInlineStart: { base: '16px', md: '24px' } } };
}
