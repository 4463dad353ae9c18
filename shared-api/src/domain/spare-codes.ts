/** So many spare codes left, or fewer, and their owner is told to make new ones. */
export const fewSpareCodes = 2;
