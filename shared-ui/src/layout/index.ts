/** Plain boxes with style props (tokens of the theme, numbers are px). Pages lay themselves out with these. */
export { Box, chakra, Flex, Grid, GridItem, HStack, Stack, VisuallyHidden, VStack } from '@chakra-ui/react';
export { BleedBand, PageGrid, PublicContainer, PublicSide, StaffContent } from './containers';
