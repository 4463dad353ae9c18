export { Heading } from './heading';
export { Text } from './text';
