/** What components need of Chakra, which exists once on the page. */
export {
  chakra,
  defineRecipe,
  defineSlotRecipe,
  type HTMLChakraProps,
  useSlotRecipe,
  VisuallyHidden,
} from '@chakra-ui/react';
