/** The specification's five: 600, 960, 1280, 1920, 2560. */
export const breakpoints = {
  sm: '600px',
  md: '960px',
  lg: '1280px',
  xl: '1920px',
  '2xl': '2560px',
};
