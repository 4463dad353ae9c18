export { serveDocs } from './serve-docs';
