import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bucket, ConditionFailedError } from '../storage';
import { bucketRegistry } from './bucket-registry';
import { folderRegistry } from './folder-registry';

/** A bucket in memory that knows conditions, as s3rver does not. */
function strictBucket() {
  const files = new Map<string, { content: Buffer; etag: string; changedAt: Date }>();
  let writes = 0;
  const bucket: Bucket = {
    name: 'carcare',
    async put(key, content, _, onlyOver) {
      if (onlyOver !== undefined && onlyOver !== (files.get(key)?.etag ?? null)) throw new ConditionFailedError(key);
      writes += 1;
      files.set(key, { content, etag: `"${writes}"`, changedAt: new Date() });
    },
    get: async (key) => files.get(key) ?? null,
    stateOf: async (key) => files.get(key)?.etag ?? null,
    async remove(key) {
      files.delete(key);
    },
    async *list(prefix) {
      for (const [key, { content, changedAt }] of files)
        if (key.startsWith(prefix)) yield { key, bytes: content.length, changedAt };
    },
  };
  return { bucket, files };
}

test('a writer that no claim could stop is noticed by the condition, and the change is made to what it wrote', async () => {
  const { bucket } = strictBucket();
  const seen: (string | null)[] = [];
  await bucketRegistry({
    ...bucket,
    async put(key, content, headers, onlyOver) {
      if (onlyOver === null) await bucket.put(key, Buffer.from('theirs'));
      await bucket.put(key, content, headers, onlyOver);
    },
  }).update((content) => {
    seen.push(content);
    return 'ours';
  });
  expect(seen).toEqual([null, 'theirs']);
  expect(await bucketRegistry(bucket).read()).toBe('ours');
});

test('the claim of a process that is gone is swept away, and none stays behind', async () => {
  const { bucket, files } = strictBucket();
  const changedAt = new Date(Date.now() - 120_000);
  files.set('registry-claim-gone', { content: Buffer.from('1'), etag: '"0"', changedAt });
  await bucketRegistry(bucket).update(() => 'ours');
  expect([...files.keys()]).toEqual(['registry.json']);
});

test('the lock of a process that is gone is broken, and a change that throws leaves all as it was', async () => {
  const root = mkdtempSync(join(tmpdir(), 'carcare-lock-'));
  const lock = join(root, 'registry.lock');
  writeFileSync(lock, '');
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(lock, longAgo, longAgo);
  const registry = folderRegistry(root);
  await registry.update(() => 'first');
  const failing = registry.update(() => {
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect([await registry.read(), existsSync(lock)]).toEqual(['first', false]);
  rmSync(root, { recursive: true });
});
