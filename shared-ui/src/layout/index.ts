/** Plain boxes with style props (tokens of the theme, numbers are px). Pages lay themselves out with these. */
export { chakra, Grid, HStack, Stack, VisuallyHidden } from '@chakra-ui/react';
export { BleedBand, PageGrid, PublicContainer, StaffContent } from './containers';
