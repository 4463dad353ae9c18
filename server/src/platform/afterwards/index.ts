export { type Afterwards, createAfterwards } from './afterwards';
