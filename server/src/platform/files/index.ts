export { endsOf, type TemporaryFile, temporaryFileAt, writeTemporaryFile } from './temporary-file';
export { keepSwept, type TemporaryFolder, temporaryRoot, withTemporaryFolder } from './temporary-folder';
