export { ListFoot, type ListMeta } from './list-foot';
