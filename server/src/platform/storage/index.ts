export { folderStorage } from './folder-storage';
export { FileMissingError, type Storage, type StorageUsage } from './storage';
