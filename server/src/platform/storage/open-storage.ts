import { join } from 'node:path';
import { openBucket } from './bucket';
import { folderStorage } from './folder-storage';
import { readS3Address } from './s3-address';
import { s3Storage } from './s3-storage';
import type { Storage } from './storage';
import { checkBucket } from './unusable-bucket';

/** What the configuration says of the storage. */
export interface StorageSettings {
  readonly DEMO: boolean;
  readonly S3_URL: string | null;
  readonly DATA_DIR: string;
}

/**
 * The storage that the configuration names: a bucket, or a folder in DATA_DIR. The demonstration keeps to its folder.
 * @throws UnusableBucketError
 */
export async function openStorage({ DEMO, S3_URL, DATA_DIR }: StorageSettings): Promise<Storage> {
  const address = DEMO || S3_URL === null ? null : readS3Address(S3_URL);
  if (address === null) return folderStorage(join(DATA_DIR, 'files'));
  const bucket = await openBucket(address);
  await checkBucket(bucket, 'S3_URL');
  return s3Storage(bucket);
}
