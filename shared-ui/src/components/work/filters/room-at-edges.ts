/**
 * Firefox leaves a field that is seen in part where it is when the keyboard reaches it. What lies nearer to an edge of
 * its scroller than a field is high counts as out of sight; on a low window less, so that something is left between.
 */
export const roomAtEdges = { scrollPaddingBlock: 'min(48px, 25%)' } as const;
