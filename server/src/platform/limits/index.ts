export { createLimits, type Limit, type Limits } from './limits';
