import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Bucket, type BucketFile, ConditionFailedError } from '../storage';
import { type RegistryFile, registryName } from './registry-file';
import { RegistryBusyError } from './release-errors';

const claims = 'registry-claim-';
/** A change takes a second at most: a claim of this age belongs to a process that is gone. */
const abandonedMs = 60_000;
/** Longer than that, so that who comes after a process that is gone goes on by itself. */
const patienceMs = abandonedMs + 5_000;

/** What the registry asks of a bucket. */
export type RegistryBucket = Pick<Bucket, 'put' | 'get' | 'stateOf' | 'remove' | 'list'>;

/**
 * The registry in a bucket. The new content is written on the condition that the old is still what was read
 * (`If-Match`). Servers that do not know conditions are guarded by claims: a writer puts a claim, then lists them all,
 * and goes on only when it stands alone; of two at once each sees the other, and both try again after a while of their
 * own. This needs a bucket that lists what was just written, as S3 does.
 */
export function bucketRegistry(bucket: RegistryBucket): RegistryFile {
  async function write(change: (content: string | null) => string): Promise<boolean> {
    const found = await bucket.get(registryName);
    const content = change(found?.content.toString('utf8') ?? null);
    try {
      const headers = { mediaType: 'application/json; charset=utf-8', cacheControl: 'no-cache' };
      await bucket.put(registryName, Buffer.from(content), headers, found?.etag ?? null);
      return true;
    } catch (error) {
      if (!(error instanceof ConditionFailedError)) throw error;
      // A write whose answer was lost is repeated by the SDK, and then refused by what it wrote itself.
      return (await bucket.get(registryName))?.content.equals(Buffer.from(content)) === true;
    }
  }

  return {
    freshForMs: 1_000,
    read: async () => (await bucket.get(registryName))?.content.toString('utf8') ?? null,
    state: () => bucket.stateOf(registryName),
    async update(change) {
      const until = Date.now() + patienceMs;
      while (Date.now() < until) {
        if (await alone(bucket, () => write(change))) return;
        await pause(20 + Math.random() * 200);
      }
      throw new RegistryBusyError();
    },
  };
}

/** Does the work while no other claim stands. @returns false when another does, or when the work says so */
async function alone(bucket: RegistryBucket, work: () => Promise<boolean>): Promise<boolean> {
  const own = `${claims}${randomUUID()}`;
  await bucket.put(own, Buffer.from('1'));
  try {
    const found: BucketFile[] = [];
    for await (const claim of bucket.list(claims)) found.push(claim);
    const since = found.find(({ key }) => key === own)?.changedAt.getTime();
    if (since === undefined) return false;
    const others = found.filter(({ key }) => key !== own);
    const abandoned = others.filter(({ changedAt }) => since - changedAt.getTime() > abandonedMs);
    for (const { key } of abandoned) await bucket.remove(key);
    return abandoned.length === others.length && (await work());
  } finally {
    // Whether the claim goes now changes nothing of what was done: left behind, it is an abandoned one soon.
    await bucket.remove(own).catch(() => {});
  }
}
