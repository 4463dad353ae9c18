import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stillClock } from '../clock';
import { type S3Server, s3Server } from '../storage/testing/s3-server';
import { openReleaseStore, ReleaseRefusal, StaleReleaseError } from '.';
import { areaBuild, shellBuild } from './testing/build-of';

const root = mkdtempSync(join(tmpdir(), 'carcare-releases-'));
const clock = stillClock(new Date('2026-03-02T10:00:00Z'));
const by = 'D. Marino';
let server: S3Server;
beforeAll(async () => {
  server = await s3Server();
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

const build = (name: string, text: string) => areaBuild(join(root, 'builds', `${name} ${text}`), name, text);

describe.each<[string, (name: string) => string]>([
  ['a folder', (name) => join(root, name)],
  ['a bucket', (name) => `${server.url}/${name}`],
])('in %s', (_, placeOf) => {
  const open = (name: string) => openReleaseStore(placeOf(name), clock);

  test('a version is kept as it was built, and nobody gets it before it is made live', async () => {
    const store = await open('kept');
    expect(await store.current()).toEqual({ revision: 0, pieces: {} });
    const { id, isNew } = await store.publish('remote-admin', build('admin', 'one'), { version: '1.2.0', by });
    expect([id, isNew]).toEqual([expect.stringMatching(/^1\.2\.0-[0-9a-f]{12}$/), true]);
    expect((await store.current()).pieces['remote-admin']).toMatchObject({ revision: 0, live: null });
    expect(String(await store.file('remote-admin', id, 'entry.js'))).toBe('one');
    expect(await store.file('remote-admin', id, 'entry.js.map')).toBeNull();

    expect(await store.setLive('remote-admin', '1.2.0', { by, seen: 0 })).toMatchObject({ live: id });
    const again = await store.publish('remote-admin', build('admin', 'one'), { version: '1.2.0', by });
    expect(again).toEqual({ id, isNew: false });
    const piece = (await store.current()).pieces['remote-admin'];
    expect(piece?.history.map(({ what, version, released_by }) => [what, version, released_by])).toEqual([
      ['live', '1.2.0', by],
      ['published', '1.2.0', by],
    ]);
  });

  test('of two who saw the same, one releases and the other is told', async () => {
    const [one, other] = [await open('race'), await open('race')];
    for (const text of ['a', 'b'])
      await one.publish('remote-admin', build('admin', text), { version: `1.0.${text}`, by });
    const outcomes = await Promise.allSettled([
      one.setLive('remote-admin', '1.0.a', { by, seen: 0 }),
      other.setLive('remote-admin', '1.0.b', { by, seen: 0 }),
    ]);
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(refused[0]?.reason).toBeInstanceOf(StaleReleaseError);
  });

  test('five teams that release at once all succeed', async () => {
    const teams = ['one', 'two', 'three', 'four', 'five'];
    await Promise.all(
      teams.map(async (team) => {
        const store = await open('teams');
        const { id } = await store.publish(`remote-${team}`, build(team, team), { version: '1.0.0', by });
        await store.setLive(`remote-${team}`, id, { by, seen: 0 });
      }),
    );
    const { pieces, revision } = await (await open('teams')).read();
    expect(Object.values(pieces).filter(({ live }) => live?.startsWith('1.0.0-'))).toHaveLength(5);
    expect(revision).toBe(10);
  });

  test('what another process changed is seen, and files of versions that nobody needs are gone', async () => {
    const store = await open('pruned');
    const ids: string[] = [];
    for (const version of ['1', '2', '3', '4', '5', '6']) {
      const { id } = await store.publish('remote-admin', build('admin', version), { version, by });
      await store.setLive('remote-admin', id, { by });
      ids.push(id);
    }
    await store.rollBack('remote-admin', '2', { by });
    expect(await store.prune('remote-admin', { by })).toEqual([ids[2]]);
    const files = await Promise.all(ids.map((id) => store.file('remote-admin', id, 'entry.js')));
    expect(files.map((file) => file !== null)).toEqual([true, true, false, true, true, true]);
    const seen = await (await open('pruned')).current();
    expect(seen.pieces['remote-admin']).toMatchObject({ live: ids[1], before: [ids[0]] });
  });
});

test('what a page reads follows a change by another process at once', async () => {
  const [writer, reader] = [
    await openReleaseStore(join(root, 'f'), clock),
    await openReleaseStore(join(root, 'f'), clock),
  ];
  await reader.current();
  await writer.disable('remote-admin', 'prova', { by });
  expect((await reader.current()).pieces['remote-admin']?.disabled).toMatchObject({ by, reason: 'prova' });
});

test('while the registry cannot be read, pages go on with what was known', async () => {
  const store = await openReleaseStore(join(root, 'broken'), clock);
  await store.disable('remote-admin', 'prova', { by });
  const known = await store.current();
  writeFileSync(join(root, 'broken/registry.json'), '{');
  expect(await store.current()).toEqual(known);
});

test.each<[string, string, (folder: string) => unknown]>([
  ['without its manifest', 'area.json', (folder) => rmSync(join(folder, 'area.json'))],
  ['with a manifest of another shape', 'area.json', (folder) => writeFileSync(join(folder, 'area.json'), '{}')],
  ['with a changed byte', 'entry.js', (folder) => writeFileSync(join(folder, 'entry.js'), 'changed')],
  ['without a file that it names', 'area.js', (folder) => rmSync(join(folder, 'area.js'))],
])('a build %s is refused by the file’s name, and nothing of it stays', async (name, file, spoil) => {
  const store = await openReleaseStore(join(root, name), clock);
  const folder = areaBuild(join(root, `builds ${name}`), 'admin', 'x');
  spoil(folder);
  await expect(store.publish('remote-admin', folder, { version: '1', by })).rejects.toThrow(file);
  expect(await store.read()).toEqual({ revision: 0, pieces: {} });
});

test('a bucket that cannot be used is told at start, by the variable that names it', async () => {
  const opening = openReleaseStore(server.url.replace('/carcare', '/nothing'), clock);
  await expect(opening).rejects.toMatchObject({ variable: 'RELEASE_STORE', fault: 'missing' });
});

test('a build of another area, a strange name and a strange version are refused', async () => {
  const store = await openReleaseStore(join(root, 'names'), clock);
  const refused = (piece: string, version: string) =>
    expect(store.publish(piece, build('admin', 'x'), { version, by })).rejects.toThrow(ReleaseRefusal);
  await refused('remote-manager', '1');
  await refused('../admin', '1');
  await refused('remote-admin', '1/2');
});

test('a shell is published with its page; it has no kill switch', async () => {
  const store = await openReleaseStore(join(root, 'shell'), clock);
  const { id } = await store.publish('shell', shellBuild(join(root, 'builds/shell'), 'x'), { version: '1.3.3', by });
  expect(String(await store.file('shell', id, 'index.html'))).toContain('carcare:data');
  await expect(store.disable('shell', 'prova', { by })).rejects.toThrow('non si può spegnere');
});
