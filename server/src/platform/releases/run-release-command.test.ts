import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openReleaseStore, runReleaseCommand } from './index';
import { areaBuild } from './testing/build-of';

const root = mkdtempSync(join(tmpdir(), 'carcare-release-command-'));
afterAll(() => rmSync(root, { recursive: true }));

async function run(asked: object | string, place = 'releases') {
  const lines: string[] = [];
  const code = await runReleaseCommand({
    open: (clock) => openReleaseStore(join(root, place), clock),
    json: typeof asked === 'string' ? asked : JSON.stringify(asked),
    write: (line) => lines.push(line),
  });
  expect(lines).toHaveLength(1);
  return { code, ...JSON.parse(lines[0] ?? '') };
}

test('a release from first to last, by its JSON', async () => {
  const area = 'remote-admin';
  const by = 'S. Greco';
  const publish = (version: string) =>
    run({ do: 'publish', area, folder: areaBuild(join(root, version), 'admin', version), version, by });
  const { result: first } = await publish('1.0.0');
  const { result: live } = await run({ do: 'set-live', area, version: first.id, by, seen: 0 });
  await publish('1.1.0');
  expect(await run({ do: 'set-live', area, version: '1.1.0', by, seen: 0 })).toMatchObject({
    code: 1,
    reason: 'stale',
  });
  await run({ do: 'canary', area, version: '1.1.0', percent: 10, by, seen: live.revision });
  expect(await run({ do: 'promote', area, by })).toMatchObject({ code: 0, ok: true, result: { canary: null } });
  expect((await run({ do: 'roll-back', area, by })).result.live).toBe(first.id);
  await run({ do: 'disable', area, reason: 'prova', by });
  expect((await run({ do: 'read' })).result.pieces[area].disabled).toMatchObject({ by, reason: 'prova' });
  expect((await run({ do: 'enable', area, by })).result.disabled).toBeNull();
  expect((await run({ do: 'prune', area, by })).result).toEqual([]);
});

test('what does not fit is refused in words', async () => {
  const refused = await run({ do: 'promote', area: 'remote-manager', by: 'x' });
  expect(refused).toEqual({ code: 1, ok: false, reason: 'refused', message: 'Non c’è nessuna versione in prova.' });
});

test('a place that cannot be written to is named by its variable', async () => {
  writeFileSync(join(root, 'file'), '');
  const area = 'remote-admin';
  const folder = areaBuild(join(root, 'nowhere'), 'admin', 'a');
  const { reason, message } = await run({ do: 'publish', area, folder, version: '1', by: 'x' }, 'file/releases');
  expect([reason, message]).toEqual([
    'refused',
    expect.stringContaining('(RELEASE_STORE) non si può leggere o scrivere'),
  ]);
});

test.each(['', '{', '{"do":"delete"}', '{"do":"promote","area":"../x","by":"x"}'])('%j is no request', async (json) => {
  expect(await run(json)).toMatchObject({ code: 1, reason: 'usage' });
});
