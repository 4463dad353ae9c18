export { Note } from './note';
export { Tag } from './tag';
