import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStorage, noteLostFile } from '../../../../platform/storage';
import { storageAdapter } from './storage-adapter';

const root = mkdtempSync(join(tmpdir(), 'carcare-room-'));
afterAll(() => rmSync(root, { recursive: true }));

test('a disk that fills up is told before it is full', async () => {
  const storage = folderStorage(root);
  expect(await storage.free()).toBeGreaterThan(0);
  const stateWith = (free: number) =>
    storageAdapter({ ...storage, free: async () => free }, () => null).state(new Date());
  expect(await stateWith(2_000_000_000)).toEqual({ healthy: true, detail: 'Cartella del server.' });
  expect(await stateWith(1_234_567_890)).toEqual({
    healthy: false,
    detail: 'Sul disco restano 1.234 MB: fai spazio prima che si fermino firme e caricamenti.',
  });
});

test('the disk of the embedded database is another one, where the files are in a bucket for instance', async () => {
  const bucket = { ...folderStorage(root), kind: 's3', free: async () => null } as const;
  const stateWith = (free: number | null) => storageAdapter(bucket, () => free).state(new Date());
  for (const free of [null, 2_000_000_000]) expect((await stateWith(free)).healthy).toBe(true);
  expect(await stateWith(1_234_567_890)).toEqual({
    healthy: false,
    detail: 'Sul disco del database restano 1.234 MB: fai spazio prima che non si salvi più niente.',
  });
});

test('a file that could not be read is told until it can be, or nobody asked for it for a week', async () => {
  const storage = { ...folderStorage(root), free: async () => null };
  const at = new Date('2026-03-02T10:00:00Z');
  const stateOn = (date: string) => storageAdapter(storage, () => null).state(new Date(date));
  await noteLostFile(storage, 'documents/1.pdf', at);
  expect(await stateOn('2026-03-09T10:00:00Z')).toEqual({
    healthy: false,
    detail: expect.stringMatching(/^Il file documents\/1\.pdf, chiesto il 02\/03\/2026 11:00, manca o non si legge/),
  });
  expect((await stateOn('2026-03-09T10:00:01Z')).healthy).toBe(true);
  await storage.put('documents/1.pdf', Buffer.from('back'));
  expect((await stateOn('2026-03-02T10:00:00Z')).healthy).toBe(true);
});
