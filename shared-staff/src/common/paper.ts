/** Of a grid of panels on paper: Firefox lays a panel of a grid over the next, or leaves a sheet empty. */
export const panelsOnPaper = {
  '@media print and (max-width: 959px)': {
    display: 'block',
    '& > * + *': { marginTop: '16px' },
    '& section': { breakInside: 'avoid' },
  },
} as const;
