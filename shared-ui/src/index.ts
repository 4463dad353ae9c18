/** The look and behaviour of every page, without business. Named exports only. */
export { BleedBand, Box, chakra, Flex, Grid, GridItem, HStack, PageGrid, PublicContainer, Stack, StaffContent, VisuallyHidden, VStack } from './layout';
export { Heading, Text } from './text';
