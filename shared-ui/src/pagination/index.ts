export { ListFoot, type ListMeta } from './list-foot';
export { Pagination } from './pagination';
