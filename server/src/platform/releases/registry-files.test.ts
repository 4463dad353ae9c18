import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConditionFailedError } from '../storage';
import { bucketRegistry, type RegistryBucket } from './bucket-registry';
import { folderRegistry } from './folder-registry';

/** A bucket in memory that knows conditions, as s3rver does not. */
function strictBucket() {
  const files = new Map<string, { content: Buffer; etag: string; changedAt: Date }>();
  let writes = 0;
  const bucket: RegistryBucket = {
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

test('a change whose answer was lost, and which was then refused by itself, is made once', async () => {
  const { bucket } = strictBucket();
  let changes = 0;
  await bucketRegistry({
    ...bucket,
    async put(key, content, headers, onlyOver) {
      await bucket.put(key, content, headers, onlyOver);
      if (onlyOver !== undefined) await bucket.put(key, content, headers, onlyOver);
    },
  }).update(() => {
    changes += 1;
    return 'ours';
  });
  expect(changes).toBe(1);
  expect(await bucketRegistry(bucket).read()).toBe('ours');
});

test('a change that was made is not called a failure because its claim stays behind', async () => {
  const { bucket } = strictBucket();
  const remove = () => Promise.reject(new Error('The bucket went away'));
  await bucketRegistry({ ...bucket, remove }).update(() => 'ours');
  expect(await bucketRegistry(bucket).read()).toBe('ours');
});

test('the claim of a process that is gone is swept away, and none stays behind', async () => {
  const { bucket, files } = strictBucket();
  const changedAt = new Date(Date.now() - 120_000);
  files.set('registry-claim-gone', { content: Buffer.from('1'), etag: '"0"', changedAt });
  await bucketRegistry(bucket).update(() => 'ours');
  expect([...files.keys()]).toEqual(['registry.json']);
});

describe('a folder', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'carcare-lock-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const longAgo = new Date(Date.now() - 60_000);
  const lock = (number: number) => join(root, `registry.lock.${number}`);
  const oneMore = (content: string | null) => String(Number(content) + 1);

  const toCome = new Date(Date.now() + 3_600_000);
  test.each([
    ['is gone', longAgo],
    ['is gone since a clock that ran ahead', toCome],
  ])('goes on after a process that %s, and a change that throws leaves all as it was', async (_, lockedAt) => {
    writeFileSync(lock(7), '');
    utimesSync(lock(7), lockedAt, lockedAt);
    const registry = folderRegistry(root);
    await registry.update(() => 'first');
    const failing = registry.update(() => {
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await registry.read()).toBe('first');
    await registry.update(() => 'second');
    expect(await registry.read()).toBe('second');
  });

  test('outwaits the lock of a process that was killed just now', async () => {
    const start = Date.now();
    // Twenty times as fast as the machine's own: the lock counts as abandoned after half a second.
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => start + (performance.now() - begun) * 20);
    const begun = performance.now();
    writeFileSync(lock(3), '');
    const registry = folderRegistry(root);
    await registry.update(() => 'ours').finally(() => clock.mockRestore());
    expect(await registry.read()).toBe('ours');
  });

  test('whoever waits for a lock that was abandoned, each goes on alone', async () => {
    for (let round = 1; round <= 20; round += 1) {
      writeFileSync(lock(round * 100), '');
      utimesSync(lock(round * 100), longAgo, longAgo);
      await Promise.all(Array.from({ length: 8 }, () => folderRegistry(root).update(oneMore)));
      expect(await folderRegistry(root).read()).toBe(String(round * 8));
    }
    expect(readdirSync(root).length).toBeLessThanOrEqual(5);
  });

  test('who slept so long that another went on makes the change again, to what the other wrote', async () => {
    const registry = folderRegistry(root);
    const seen: (string | null)[] = [];
    await registry.update((content) => {
      seen.push(content);
      if (seen.length === 1) {
        writeFileSync(lock(2), '');
        utimesSync(lock(2), longAgo, longAgo);
        writeFileSync(join(root, 'registry.json'), 'theirs');
      }
      return 'ours';
    });
    expect(seen).toEqual([null, 'theirs']);
    expect(await registry.read()).toBe('ours');
  });
});
