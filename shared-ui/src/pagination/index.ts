export { ListFoot } from './list-foot';
export { type ListMeta, useRange } from './use-range';
