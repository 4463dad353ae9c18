import { join } from 'node:path';
import type { Clock } from '../clock';
import type { Env } from '../env';
import { checkBucket, folderStorage, openBucket, readS3Address, s3Storage } from '../storage';
import { bucketRegistry } from './bucket-registry';
import { folderRegistry } from './folder-registry';
import { createReleaseStore, type ReleaseStore } from './release-store';

/**
 * Opens the store in a folder, or in a bucket written as `s3://key:secret@host/bucket`.
 * @throws UnusableBucketError
 */
export async function openReleaseStore(where: string, clock: Clock): Promise<ReleaseStore> {
  const address = readS3Address(where);
  if (address === null)
    return createReleaseStore({
      files: folderStorage(where, { readable: true }),
      registry: folderRegistry(where),
      clock,
    });
  const bucket = await openBucket(address);
  await checkBucket(bucket, 'RELEASE_STORE');
  return createReleaseStore({ files: s3Storage(bucket), registry: bucketRegistry(bucket), clock });
}

/** Where the configuration keeps releases: DATA_DIR unless it says otherwise. */
export function releasePlace({ RELEASE_STORE, DATA_DIR }: Pick<Env, 'RELEASE_STORE' | 'DATA_DIR'>): string {
  return RELEASE_STORE ?? join(DATA_DIR, 'releases');
}
