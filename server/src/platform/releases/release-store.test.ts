import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseIdOf } from 'shared-api/release';
import { fixedClock } from '../clock';
import { folderStorage, openBucket, readS3Address, type Storage } from '../storage';
import { type S3Server, s3Server } from '../storage/testing/s3-server';
import { bucketRegistry } from './bucket-registry';
import { folderRegistry } from './folder-registry';
import { openReleaseStore, ReleaseRefusal, StaleReleaseError } from './index';
import { createReleaseStore } from './release-store';
import { areaBuild, shellBuild } from './testing/build-of';

const root = mkdtempSync(join(tmpdir(), 'carcare-releases-'));
const clock = fixedClock(new Date('2026-03-02T10:00:00Z'));
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

  /** Leaves a piece out of the registry, as when its publish had been broken off. */
  async function forget(name: string, piece: string): Promise<void> {
    const address = readS3Address(placeOf(name));
    const registry = address === null ? folderRegistry(placeOf(name)) : bucketRegistry(await openBucket(address));
    await registry.update((content) => {
      const { revision, pieces } = JSON.parse(content ?? '');
      return JSON.stringify({ revision, pieces: { ...pieces, [piece]: undefined } });
    });
  }

  /** Takes the files of a version away behind the registry's back. */
  async function lose(name: string, below: string): Promise<void> {
    const address = readS3Address(placeOf(name));
    if (address === null) return rmSync(join(placeOf(name), below), { recursive: true });
    const bucket = await openBucket(address);
    for await (const { key } of bucket.list(`${below}/`)) await bucket.remove(key);
  }

  test('a version whose files are gone goes to nobody until it is published again', async () => {
    const store = await open('lost');
    const publish = (text: string) =>
      store.publish('remote-admin', build('admin', text), { version: `1.0.${text.length}`, by });
    const [one, two] = [(await publish('a')).id, (await publish('bb')).id];
    const fit = {};
    await store.setLive('remote-admin', one, { by, fit });
    await store.setLive('remote-admin', two, { by, fit });
    await lose('lost', `remote-admin/${one}`);
    const back = () => store.rollBack('remote-admin', undefined, { by, fit });
    await expect(back()).rejects.toThrow(`Della versione ${one} non ci sono più i file`);
    expect((await store.read()).pieces['remote-admin']?.live).toBe(two);
    expect(await publish('a')).toEqual({ id: one, isNew: false, restored: 4 });
    expect(String(await store.file('remote-admin', one, 'entry.js'))).toBe('a');
    expect((await back()).live).toBe(one);
  });

  test('a version is kept as it was built, and nobody gets it before it is made live', async () => {
    const store = await open('kept');
    expect(await store.current()).toEqual({ revision: 0, pieces: {} });
    const { id, isNew } = await store.publish('remote-admin', build('admin', 'one'), { version: '1.2.0', by });
    expect([id, isNew]).toEqual([expect.stringMatching(/^1\.2\.0-[0-9a-f]{12}$/), true]);
    expect((await store.current()).pieces['remote-admin']).toMatchObject({ revision: 0, live: null });
    expect(String(await store.file('remote-admin', id, 'entry.js'))).toBe('one');
    expect(await store.file('remote-admin', id, 'entry.js.map')).toBeNull();
    expect(String(await store.sourceMap('remote-admin', id, 'entry.js'))).toBe('{}');
    expect(await store.sourceMap('remote-admin', id, 'other.js')).toBeNull();

    expect(await store.setLive('remote-admin', '1.2.0', { by, seen: 0 })).toMatchObject({ live: id });
    const again = await store.publish('remote-admin', build('admin', 'one'), { version: '1.2.0', by });
    expect(again).toEqual({ id, isNew: false, restored: 0 });
    expect(await store.find('remote-admin', build('admin', 'one'))).toBe(id);
    expect(await store.find('remote-admin', build('admin', 'two'))).toBeNull();
    const next = { version: { base: '1.2.0' }, by };
    expect(await store.publish('remote-admin', build('admin', 'one'), next)).toEqual({ id, isNew: false, restored: 0 });
    expect((await store.publish('remote-admin', build('admin', 'two'), next)).id).toMatch(/^1\.2\.1-/);
    const piece = (await store.current()).pieces['remote-admin'];
    expect(piece?.history.map(({ what, version, released_by }) => [what, version, released_by])).toEqual([
      ['published', '1.2.1', by],
      ['live', '1.2.0', by],
      ['published', '1.2.0', by],
    ]);
  });

  test('builds that are published at the same moment get a name each, and the same build one', async () => {
    const texts = ['a', 'b', 'c', 'a'];
    const done = await Promise.all(
      texts.map(async (text) => {
        const store = await open('names');
        return store.publish('remote-admin', build('admin', text), { version: { base: '1.2.0' }, by });
      }),
    );
    const store = await open('names');
    const { versions = [] } = (await store.read()).pieces['remote-admin'] ?? {};
    expect(versions.map(({ version }) => version)).toEqual(['1.2.2', '1.2.1', '1.2.0']);
    expect(new Set(versions.map(releaseIdOf))).toEqual(new Set(done.map(({ id }) => id)));
    expect(done.filter(({ isNew }) => isNew)).toHaveLength(3);
    for (const [place, { id }] of done.entries()) {
      expect(String(await store.file('remote-admin', id, 'entry.js'))).toBe(texts[place]);
      expect(String(await store.sourceMap('remote-admin', id, 'entry.js'))).toBe('{}');
    }
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

  test('what would not fit on a page is refused with every reason, and nothing changes', async () => {
    const store = await open('fit');
    const typeOf = (part: string) => ({ exports: { 'shared-ui': { Button: ['Button'] } }, parts: { Button: [part] } });
    const shell = async (version: string, hostVersion: string, react: string) => {
      const folder = shellBuild(join(root, 'builds', `shell ${version}`), version, {
        hostVersion,
        singletons: { react },
        offers: { 'shared-ui': version === '1' ? ['Button'] : ['Button', 'Stepper'] },
        types: typeOf(version),
      });
      return (await store.publish('shell', folder, { version, by })).id;
    };
    const area = async (version: string, hostRange: string, react: string) => {
      const uses = { 'shared-ui': version === '1' ? ['Button'] : ['Button', 'Stepper'] };
      const needs = { hostRange, singletons: { react }, apiRange: '^1.4.0', uses, types: typeOf(version) };
      const folder = areaBuild(join(root, 'builds', `fit ${version}`), 'admin', version, needs);
      return (await store.publish('remote-admin', folder, { version, by })).id;
    };
    const [oldShell, newShell] = [await shell('1', '1.0.0', '19.3.1'), await shell('2', '2.0.0', '20.0.0')];
    const [oldArea, newArea] = [await area('1', '^1.0.0', '19.3.0'), await area('2', '^2.0.0', '20.0.0')];
    const fit = { serves: '1.4.0' };
    await store.setLive('shell', oldShell, { by, fit });
    await store.setLive('remote-admin', oldArea, { by, fit });
    const before = await store.read();

    await expect(store.setLive('remote-admin', newArea, { by, fit })).rejects.toThrow(
      [
        `remote-admin ${newArea} vuole la porta ^2.0.0 della cornice, ma shell ${oldShell} ha la 1.0.0.`,
        `remote-admin ${newArea} è costruita con react 20.0.0, ma shell ${oldShell} ha 19.3.1.`,
        `remote-admin ${newArea} usa Stepper (shared-ui), che shell ${oldShell} non ha.`,
        `remote-admin ${newArea} usa Button (shared-ui) com’era quando è stata costruita: shell ${oldShell} lo ha cambiato.`,
      ].join('\n'),
    );
    await expect(store.startCanary('remote-admin', newArea, { percent: 10 }, { by, fit })).rejects.toThrow(
      ReleaseRefusal,
    );
    await expect(store.setLive('shell', newShell, { by, fit })).rejects.toThrow(`ma shell ${newShell} ha la 2.0.0.`);
    await expect(store.setLive('remote-admin', newArea, { by, fit: { serves: '1.3.0' } })).rejects.toThrow(
      'vuole il servizio ^1.4.0, ma quello in linea è 1.3.0.',
    );
    expect(await store.read()).toEqual(before);

    // The way out of a trial is open, whatever the server of now serves.
    await store.startCanary('remote-admin', newArea, { percent: 10 }, { by });
    const ended = await store.rollBack('remote-admin', undefined, { by, fit: { serves: '1.3.0' } });
    expect([ended.live, ended.canary]).toEqual([oldArea, null]);

    // Together they fit, there and back, each time in one revision.
    const { revision } = await store.read();
    const there = await store.switchAll(
      [
        { piece: 'shell', to: { version: newShell } },
        { piece: 'remote-admin', to: { version: newArea } },
      ],
      { by, fit },
    );
    expect(Object.values(there).map(({ live }) => live)).toEqual([newShell, newArea]);
    expect((await store.read()).revision).toBe(revision + 1);
    await expect(store.rollBack('shell', undefined, { by, fit })).rejects.toThrow(ReleaseRefusal);
    const pieces = ['shell', 'remote-admin'].map((piece) => ({ piece, to: 'before' as const }));
    const back = await store.switchAll(pieces, { by, fit });
    expect(Object.values(back).map(({ live }) => live)).toEqual([oldShell, oldArea]);
    expect((await store.read()).revision).toBe(revision + 2);
  });

  test('an area that runs with two majors goes first, then the shell of the new one, each on its own', async () => {
    const store = await open('majors');
    const publishShell = async (version: string, ui: string) => {
      const folder = shellBuild(join(root, 'builds', `majors ${version}`), version, {
        singletons: { 'shared-ui': ui },
      });
      return (await store.publish('shell', folder, { version, by })).id;
    };
    const publishArea = async (version: string, ui: string, ranges: Record<string, string>) => {
      const folder = areaBuild(join(root, 'builds', `majors admin ${version}`), 'admin', version, {
        singletons: { 'shared-ui': ui },
        ranges,
      });
      return (await store.publish('remote-admin', folder, { version, by })).id;
    };
    const [old, next] = [await publishShell('1', '1.0.0'), await publishShell('2', '2.0.0')];
    const one = await publishArea('1', '1.0.0', {});
    const both = await publishArea('1.1', '1.0.0', { 'shared-ui': '^1.0.0 || ^2.0.0' });
    const two = await publishArea('2', '2.0.0', {});
    const fit = {};
    await store.setLive('shell', old, { by, fit });
    await store.setLive('remote-admin', one, { by, fit });
    await expect(store.setLive('shell', next, { by, fit })).rejects.toThrow(
      `remote-admin ${one} è costruita con shared-ui 1.0.0, ma shell ${next} ha 2.0.0.`,
    );

    await store.setLive('remote-admin', both, { by, fit });
    await store.setLive('shell', next, { by, fit });
    await store.setLive('remote-admin', two, { by, fit });
    await expect(store.rollBack('shell', undefined, { by, fit })).rejects.toThrow(ReleaseRefusal);
    expect((await store.rollBack('remote-admin', undefined, { by, fit })).live).toBe(both);
    expect((await store.rollBack('shell', undefined, { by, fit })).live).toBe(old);
  });

  test('of several pieces nothing is switched when somebody else has changed one', async () => {
    const store = await open('train');
    const { id } = await store.publish('remote-admin', build('admin', 'one'), { version: '1', by });
    const other = await store.publish('remote-other', build('other', 'one'), { version: '1', by });
    await store.disable('remote-other', 'prova', { by });
    const switches = [
      { piece: 'remote-admin', to: { version: id }, seen: 0 },
      { piece: 'remote-other', to: { version: other.id }, seen: 0 },
    ];
    const refusal = await store.switchAll(switches, { by }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StaleReleaseError);
    expect(refusal).toMatchObject({ message: expect.stringMatching(/^remote-other: Qualcun altro ha cambiato/) });
    expect((await store.read()).pieces['remote-admin']?.live).toBeNull();
  });

  test('an area does not go live where another one lives, nor comes back there', async () => {
    const store = await open('addresses');
    const area = async (name: string, version: string, ...paths: string[]) => {
      const folder = areaBuild(join(root, 'builds', `${name} ${paths.join()}`), name, version, { paths });
      return (await store.publish(`remote-${name}`, folder, { version, by })).id;
    };
    const fit = {};
    const home = await area('public', '1', '/', '/ricerca');
    const own = await area('workshop', '1', '/cms/workshop');
    const taken = await area('garage', '1', '/cms/workshop/garage', '/cms/garage');
    await store.setLive('remote-public', home, { by, fit });
    await store.setLive('remote-workshop', own, { by, fit });

    const sentence = `remote-garage ${taken} vive a /cms/workshop/garage, dove c’è già remote-workshop ${own} (/cms/workshop).`;
    await expect(store.setLive('remote-garage', taken, { by, fit })).rejects.toThrow(sentence);
    await store.disable('remote-workshop', 'prova', { by });
    await store.setLive('remote-garage', taken, { by, fit });
    await expect(store.enable('remote-workshop', { by, fit })).rejects.toThrow(
      `remote-workshop ${own} vive a /cms/workshop, dove c’è già remote-garage ${taken}`,
    );
  });

  test('several pieces go back together, one with a canary as well', async () => {
    const store = await open('back');
    const pieces = ['remote-admin', 'remote-other'];
    const ids = new Map<string, string[]>();
    for (const piece of pieces) {
      const publish = async (version: string) =>
        (await store.publish(piece, build(piece.slice('remote-'.length), version), { version, by })).id;
      ids.set(piece, [await publish('1'), await publish('2'), await publish('3')]);
    }
    for (const version of ['1', '2'])
      await store.switchAll(
        pieces.map((piece) => ({ piece, to: { version } })),
        { by },
      );
    await store.startCanary('remote-other', '3', { percent: 10 }, { by });
    const back = await store.switchAll(
      pieces.map((piece) => ({ piece, to: 'before' })),
      { by },
    );
    for (const piece of pieces) expect(back[piece]).toMatchObject({ live: ids.get(piece)?.[0], canary: null });

    const further = store.switchAll(
      pieces.map((piece) => ({ piece, to: 'before' })),
      { by },
    );
    await expect(further).rejects.toThrow(`${pieces[0]}: Non c’è una versione di prima a cui tornare.`);
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
    expect(await store.prune('remote-admin', { by })).toEqual([]);
    const dayLater = await openReleaseStore(placeOf('pruned'), fixedClock(new Date('2026-03-03T10:00:00Z')));
    expect(await dayLater.prune('remote-admin', { by })).toEqual([ids[2]]);
    const files = await Promise.all(ids.map((id) => store.file('remote-admin', id, 'entry.js')));
    expect(files.map((file) => file !== null)).toEqual([true, true, false, true, true, true]);
    const maps = await Promise.all(ids.map((id) => store.sourceMap('remote-admin', id, 'entry.js')));
    expect(maps.map((map) => map !== null)).toEqual([true, true, false, true, true, true]);
    const seen = await (await open('pruned')).current();
    expect(seen.pieces['remote-admin']).toMatchObject({ live: ids[1], before: [ids[0]] });
  });

  test('of an area that is gone for good nothing is left but its history', async () => {
    const store = await open('retired');
    const { id } = await store.publish('remote-admin', build('admin', 'one'), { version: '1', by });
    await store.setLive('remote-admin', id, { by });
    await store.disable('remote-admin', 'prova', { by });
    await store.retire('remote-admin', 'chiusa', { by });

    expect(await store.file('remote-admin', id, 'entry.js')).toBeNull();
    const { live, history } = (await store.read()).pieces['remote-admin'] ?? {};
    expect(live).toBeNull();
    expect(history?.map(({ what }) => what)).toEqual(['retired', 'disabled', 'live', 'published']);
  });

  test('what a publish left that was broken off goes after an hour, and nothing else with it', async () => {
    const openAt = (hours: number) =>
      openReleaseStore(placeOf('orphans'), fixedClock(new Date(Date.now() + hours * 3_600_000)));
    const store = await openAt(0);
    const kept = await store.publish('remote-admin', build('admin', 'kept'), { version: '1', by });
    const orphan = await store.publish('remote-orphan', build('orphan', 'x'), { version: '1', by });
    // Its files lie there, and the registry does not know them.
    await forget('orphans', 'remote-orphan');

    expect(await store.prune('remote-orphan', { by })).toEqual([]);
    const later = await openAt(2);
    expect(await later.prune('remote-orphan', { by })).toEqual([orphan.id]);
    expect(await later.file('remote-orphan', orphan.id, 'entry.js')).toBeNull();
    expect(await later.prune('remote-admin', { by })).toEqual([]);
    expect(await later.file('remote-admin', kept.id, 'entry.js')).not.toBeNull();
    expect(await later.publish('remote-orphan', build('orphan', 'x'), { version: '1', by })).toMatchObject({
      isNew: true,
    });
  });
});

test('a publish that finds no more room takes away what it had put', async () => {
  const place = join(root, 'full');
  const files = folderStorage(place, { readable: true });
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const put: Storage['put'] = async (key, content) => {
    if (key.endsWith('area.json')) throw full;
    await files.put(key, content);
  };
  const store = createReleaseStore({ files: { ...files, put }, registry: folderRegistry(place), clock });
  await expect(store.publish('remote-admin', build('admin', 'a'), { version: '1', by })).rejects.toBe(full);

  const left = [];
  for await (const { key } of files.list('remote-admin/')) left.push(key);
  expect(left).toEqual([]);
});

test('in a folder, versions that are gone leave no folders behind', async () => {
  const place = join(root, 'left');
  const store = await openReleaseStore(place, clock);
  await store.publish('remote-admin', build('admin', 'kept'), { version: '1', by });
  await store.publish('remote-orphan', build('orphan', 'x'), { version: '1', by });
  await store.disable('remote-orphan', 'prova', { by });
  await store.retire('remote-orphan', 'chiusa', { by });
  expect(readdirSync(place).filter((name) => !name.startsWith('registry'))).toEqual(['remote-admin', 'source-maps']);
  expect(readdirSync(join(place, 'source-maps'))).toEqual(['remote-admin']);

  mkdirSync(join(place, 'remote-admin', '0-of-long-ago'));
  await store.prune('remote-admin', { by });
  expect(readdirSync(join(place, 'remote-admin'))).toHaveLength(1);
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
