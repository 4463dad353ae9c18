export { type Bucket, type BucketFile, ConditionFailedError, openBucket } from './bucket';
export { isBucketFull, isBucketUnavailable } from './bucket-errors';
export { folderStorage } from './folder-storage';
export { openStorage } from './open-storage';
export { removeFiles } from './remove-files';
export { readS3Address } from './s3-address';
export { s3Storage } from './s3-storage';
export {
  FileMissingError,
  type FileSource,
  type OpenFile,
  type ServedAs,
  type Storage,
  type StorageUsage,
} from './storage';
export { removeStrayFiles } from './stray-files';
export { type BucketFault, checkBucket, UnusableBucketError } from './unusable-bucket';
