export { folderStorage } from './folder-storage';
export { FileMissingError, type Storage } from './storage';
