/**
 * The look and behaviour of every page, without business. Named exports only. What the first page can do without has
 * entry points of its own, loaded with the page that asks for it: `shared-ui/overlays` and `shared-ui/table`.
 */
export { Button, ButtonLink, type ButtonProps, IconButton, Spinner } from './button';
export {
  BleedBand,
  chakra,
  Grid,
  HStack,
  PageGrid,
  PublicContainer,
  Stack,
  StaffContent,
  VisuallyHidden,
} from './layout';
export { OuterLink, SkipLink, TextLink } from './link';
export { Note, Tag } from './note';
export { lazyPage, lazyPart, PageHeader } from './page';
export { Skeleton, SkeletonGroup } from './skeleton';
export { EmptyState, ErrorState, type ErrorStateProps } from './states';
export { Heading, Text } from './text';
export { wantsLessMotion } from './theme/less-motion';
