/** The point within the chosen one of a group of radio buttons. */
export const radioDot = {
  content: '""',
  width: '10px',
  height: '10px',
  bg: 'brand',
  borderRadius: '50% !important',
  printColorAdjust: 'exact',
  _highContrast: { bg: 'Highlight' },
} as const;
