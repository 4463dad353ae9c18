import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { apiVersion } from 'shared-api/contracts';
import type { AudienceMember } from 'shared-api/entities';
import { type AreaManifest, type Registry, registry } from 'shared-api/release';
import { fixedClock } from '../clock';
import { readEnv } from '../env';
import { createServer } from '../http';
import { createKeys } from '../keys';
import { createLogger } from '../log';
import { openReleaseStore, type ReleaseStore } from '../releases';
import { areaBuild, shellBuild } from '../releases/testing/build-of';
import { s3Server } from '../storage/testing/s3-server';
import { portOf } from '../testing/port-of';
import { createOverrides, serveWeb, writePersonCookie } from './index';

const clock = fixedClock(new Date('2026-03-02T10:00:00Z'));
const by = 'D. Marino';
let root: string;
let store: ReleaseStore;
let app: FastifyInstance;
let loads: [string, string][];

const keys = createKeys(['a key for tests']);
let members: Map<string, AudienceMember>;
const overridesIn = (variables: Record<string, string>) => createOverrides({ env: readEnv(variables), keys, clock });

async function serve(variables: Record<string, string>): Promise<FastifyInstance> {
  const server = await createServer({ log: createLogger({ level: 'silent' }), clock, trustProxy: false, https: false });
  serveWeb(server, {
    root,
    store,
    overrides: overridesIn(variables),
    keys,
    memberOf: async (uid) => {
      const member = members.get(uid);
      if (member === undefined) throw new Error('The database is away');
      return member;
    },
    publicUrl: 'http://127.0.0.1:4000',
    config: { stage: 'production' },
    onEntry: (area, version) => loads.push([area, version]),
  });
  return server;
}

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'carcare-released-'));
  store = await openReleaseStore(join(root, 'releases'), clock);
  loads = [];
  members = new Map();
  shellBuild(join(root, 'shell/dist'), 'built');
  areaBuild(join(root, 'remote-public/dist'), 'public', 'built');
  areaBuild(join(root, 'remote-admin/dist'), 'admin', 'built');
  app = await serve({});
});
afterEach(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

async function publish(area: string, text: string, changes: Partial<AreaManifest> = {}): Promise<string> {
  const folder = areaBuild(join(root, 'builds', text), area, text, { build: text, ...changes });
  return (await store.publish(`remote-${area}`, folder, { version: text, by })).id;
}

const scriptsOf = (page: string) => [...page.matchAll(/<script defer src="([^"]+)"/g)].map(([, src]) => src);
const pageScripts = async (cookies: Record<string, string> = {}) =>
  scriptsOf((await app.inject({ url: '/cms/admin', cookies })).body);
const areaNow = async (name: string, cookies: Record<string, string> = {}): Promise<Registry['areas'][number]> => {
  const { areas } = registry.parse((await app.inject({ url: '/registry.json', cookies })).json());
  const area = areas.find((one) => one.name === name);
  if (area === undefined) throw new Error(`No ${name}`);
  return area;
};

test('a piece that was never released is the build beside the server, the others are at their live version', async () => {
  const id = await publish('admin', '1.2.0');
  expect(await areaNow('admin')).toMatchObject({ base: '/areas/admin/', version: '1.0.0' });
  await store.setLive('remote-admin', id, { by });
  expect(await areaNow('admin')).toMatchObject({ base: `/areas/admin/${id}/`, version: id });
  expect(await areaNow('public')).toMatchObject({ base: '/areas/public/' });
  expect(await pageScripts()).toEqual(['/shell/main.js', `/areas/admin/${id}/area.js`, `/areas/admin/${id}/entry.js`]);
});

test('files of every version are served and kept for a year, compressed where the browser takes it', async () => {
  const [first, second] = [await publish('admin', '1.2.0'), await publish('admin', '1.2.1')];
  await store.setLive('remote-admin', second, { by });
  const old = await app.inject(`/areas/admin/${first}/entry.js`);
  expect([old.body, old.headers['cache-control']]).toEqual(['1.2.0', 'public, max-age=31536000, immutable']);
  const small = await app.inject({ url: `/areas/admin/${second}/entry.js`, headers: { 'accept-encoding': 'br' } });
  expect(small.headers['content-encoding']).toBe('br');
});

test.each([
  '/areas/admin/9.9.9-0123456789ab/entry.js',
  '/areas/admin/1.0-0123456789ab/..%2f..%2fregistry.json',
  '/areas/ADMIN/x.js',
])('%s is a 404 that nobody keeps', async (url) => {
  const answer = await app.inject(url);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
});

test('a shell is released like an area, with its own page', async () => {
  const { id } = await store.publish('shell', shellBuild(join(root, 'builds/shell'), 'new'), { version: '1.4.0', by });
  await store.setLive('shell', id, { by });
  expect((await pageScripts())[0]).toBe(`/shell/${id}/main.js`);
  expect((await app.inject('/registry.json')).json().shell).toMatchObject({ build: 'new', base: `/shell/${id}/` });
});

test('a shell that wants a newer server is not handed out: the one before stays', async () => {
  const folder = shellBuild(join(root, 'builds/shell'), 'early', { apiRange: '^99.0.0' });
  const { id } = await store.publish('shell', folder, { version: '1.4.0', by });
  await store.setLive('shell', id, { by });
  expect((await pageScripts())[0]).toBe('/shell/main.js');
  expect((await app.inject('/registry.json')).json()).toMatchObject({ shell: { build: 'built' }, apiVersion });
});

test('where there is no shell for this server, people are told so', async () => {
  shellBuild(join(root, 'shell/dist'), 'early', { apiRange: '^99.0.0' });
  const answer = await app.inject('/');
  expect([answer.statusCode, answer.json().message]).toEqual([
    503,
    'Il servizio non è disponibile in questo momento. Riprova tra poco.',
  ]);
});

test.each([
  ['a newer shell', { hostRange: '^1.9.0' }],
  ['a newer server', { apiRange: '^99.0.0' }],
])('nothing of an area that wants %s is in the page, for the shell to refuse it unheard', async (_, wants) => {
  areaBuild(join(root, 'remote-admin/dist'), 'admin', 'early', { build: 'early', ...wants });
  expect(await pageScripts()).toEqual(['/shell/main.js']);
  expect(await areaNow('admin')).toMatchObject({ build: 'early', ...wants });
});

test('nothing of an area that uses what this shell does not have is in the page, which is told the names', async () => {
  shellBuild(join(root, 'shell/dist'), 'built', { offers: { 'shared-ui': ['Button', 'Panel'] } });
  areaBuild(join(root, 'remote-admin/dist'), 'admin', 'before', { uses: { 'shared-ui': ['Button'] } });
  expect(await areaNow('admin')).not.toHaveProperty('lacks');
  const id = await publish('admin', '1.2.0', { uses: { 'shared-ui': ['Button', 'Stepper'] } });
  await store.setLive('remote-admin', id, { by });
  expect(await pageScripts()).toEqual(['/shell/main.js']);
  const now = await areaNow('admin');
  expect(now).toMatchObject({ version: id, lacks: ['Stepper (shared-ui)'], fallback: { base: '/areas/admin/' } });
  expect(now.fallback).not.toHaveProperty('lacks');
});

test('of an area that uses something as it is no longer in this shell nothing runs either', async () => {
  const typesWith = (...parts: string[]) => ({
    exports: { 'shared-ui': { Button: ['Props'] } },
    parts: { Props: parts },
  });
  const uses = { 'shared-ui': ['Button'] };
  shellBuild(join(root, 'shell/dist'), 'built', { offers: uses, types: typesWith('look', 'size') });
  areaBuild(join(root, 'remote-admin/dist'), 'admin', 'before', { uses, types: typesWith('look') });
  expect(await areaNow('admin')).not.toHaveProperty('lacks');
  const id = await publish('admin', '1.2.0', { uses, types: typesWith('look', 'tone') });
  await store.setLive('remote-admin', id, { by });
  expect(await pageScripts()).toEqual(['/shell/main.js']);
  expect(await areaNow('admin')).toMatchObject({ version: id, lacks: ['Button (shared-ui)'] });
});

test('a version that one browser alone has is marked there, and nothing that is live for everybody', async () => {
  const id = await publish('admin', '1.2.0');
  expect(await areaNow('admin')).not.toHaveProperty('preview');
  const overrides = overridesIn({}).write(new Map([['admin', id]])).value ?? '';
  const alone = async (value: string) => {
    const answer = await app.inject({ url: '/registry.json', cookies: { overrides: value } });
    return registry.parse(answer.json()).areas.find(({ name }) => name === 'admin');
  };
  expect(await alone(overrides)).toMatchObject({ version: id, preview: true });
  // A version that was pruned meanwhile.
  const gone = overridesIn({}).write(new Map([['admin', '1.1.0-0123456789ab']])).value ?? '';
  expect(await alone(gone)).not.toHaveProperty('preview');
  await store.setLive('remote-admin', id, { by });
  expect(await areaNow('admin')).not.toHaveProperty('preview');
});

test('a canary is for its share of the browsers, each of which stays where it is', async () => {
  await store.setLive('remote-admin', await publish('admin', '1.2.0'), { by });
  expect((await app.inject('/cms/admin')).cookies).toEqual([]);
  const canary = await publish('admin', '1.3.0');
  await store.startCanary('remote-admin', canary, { percent: 30 }, { by });
  const versionFor = async (bucket: string) => (await areaNow('admin', { bucket })).version.startsWith('1.3.0');
  expect(await Promise.all(['0', '29', '30', '99'].map(versionFor))).toEqual([true, true, false, false]);

  const first = await app.inject('/cms/admin');
  const [cookie] = first.cookies;
  expect(cookie).toMatchObject({
    name: 'bucket',
    httpOnly: true,
    path: '/',
    value: expect.stringMatching(/^\d{1,2}$/),
  });
  expect(cookie).not.toHaveProperty('maxAge');
  const again = await app.inject({ url: '/cms/admin', cookies: { bucket: cookie?.value ?? '' } });
  expect([again.cookies, scriptsOf(again.body)]).toEqual([[], scriptsOf(first.body)]);
});

const dealer = '0d6e3c52-6a43-4f0b-8d0e-5b1d7c3a9e10';
const person = (role: AudienceMember['roles'][number], store_uids: readonly string[] = []) => {
  const uid = randomUUID();
  members.set(uid, { uid, roles: [role], store_uids });
  return uid;
};
const asPerson = (uid: string) => ({ bucket: '99', person: writePersonCookie(keys, uid).value ?? '' });

test('a canary is for its audience in every browser, whatever the share', async () => {
  await store.setLive('remote-admin', await publish('admin', '1.2.0'), { by });
  const canary = await publish('admin', '1.3.0');
  const [operator, own, other, customer, chosen] = [
    person('admin'),
    person('manager', [dealer]),
    person('manager'),
    person('user'),
    person('user'),
  ];
  const audience = { roles: ['admin' as const], store_uids: [dealer], user_uids: [chosen] };
  await store.startCanary('remote-admin', canary, { percent: 0, audience }, { by });
  const triedBy = async (uid: string) => (await areaNow('admin', asPerson(uid))).version === canary;
  expect(await Promise.all([operator, own, other, customer, chosen].map(triedBy))).toEqual([
    true,
    true,
    false,
    false,
    true,
  ]);
  expect((await areaNow('admin', { bucket: '0' })).version).not.toBe(canary);
  expect((await areaNow('admin', { bucket: '99', person: `${operator}.forged` })).version).not.toBe(canary);
  expect(await triedBy(randomUUID())).toBe(false);
});

test('a person is in the same share in every browser', async () => {
  await store.setLive('remote-admin', await publish('admin', '1.2.0'), { by });
  await store.startCanary('remote-admin', await publish('admin', '1.3.0'), { percent: 50 }, { by });
  const { person: cookie } = asPerson(person('user'));
  const drawn = async () => (await app.inject({ url: '/cms/admin', cookies: { person: cookie } })).cookies[0]?.value;
  const first = await drawn();
  expect(first).toMatch(/^\d{1,2}$/);
  for (let browsers = 0; browsers < 5; browsers += 1) expect(await drawn()).toBe(first);
});

test('a person who signs in leaves the share that their browser had drawn before', async () => {
  await store.setLive('remote-admin', await publish('admin', '1.2.0'), { by });
  const canary = await publish('admin', '1.3.0');
  await store.startCanary('remote-admin', canary, { percent: 50 }, { by });
  const { person: cookie } = asPerson(person('user'));
  const triedIn = async (bucket: string) => (await areaNow('admin', { bucket, person: cookie })).version === canary;
  expect(await triedIn('0')).toBe(await triedIn('99'));

  const { cookies } = await app.inject({ url: '/cms/admin', cookies: { person: cookie } });
  const own = cookies[0]?.value ?? '';
  const drawn = own === '0' ? '99' : '0';
  const kept = async (bucket: string) =>
    (await app.inject({ url: '/cms/admin', cookies: { bucket, person: cookie } })).cookies.map(({ value }) => value);
  expect([await kept(drawn), await kept(own)]).toEqual([[own], []]);
});

test('an urgent version says so to pages that are open, until another one is live', async () => {
  await store.setLive('remote-admin', await publish('admin', '1.2.0'), { by });
  expect(await areaNow('admin')).not.toHaveProperty('urgent');
  await store.setLive('remote-admin', await publish('admin', '1.2.1'), { by, urgent: true });
  expect(await areaNow('admin')).toMatchObject({ urgent: true });
  expect(await areaNow('public')).not.toHaveProperty('urgent');
  await store.rollBack('remote-admin', undefined, { by });
  expect(await areaNow('admin')).not.toHaveProperty('urgent');

  const shell = () => app.inject('/registry.json').then((answer) => registry.parse(answer.json()).shell);
  const folder = shellBuild(join(root, 'builds/shell'), 'new');
  await store.setLive('shell', (await store.publish('shell', folder, { version: '1.4.0', by })).id, {
    by,
    urgent: true,
  });
  expect(await shell()).toMatchObject({ build: 'new', urgent: true });
});

test('the way back may be urgent, of what is live and of what is tried', async () => {
  const [first, second] = [await publish('admin', '1.2.0'), await publish('admin', '1.2.1')];
  await store.setLive('remote-admin', first, { by });
  await store.setLive('remote-admin', second, { by });
  await store.rollBack('remote-admin', undefined, { by, urgent: true });
  expect(await areaNow('admin')).toMatchObject({ version: first, urgent: true });
  await store.setLive('remote-admin', second, { by });
  await store.startCanary('remote-admin', first, { percent: 10 }, { by });
  expect(await areaNow('admin')).not.toHaveProperty('urgent');
  await store.rollBack('remote-admin', undefined, { by, urgent: true });
  expect(await areaNow('admin')).toMatchObject({ version: second, urgent: true });
  await store.switchAll([{ piece: 'remote-admin', to: 'before' }], { by, urgent: true });
  expect(await areaNow('admin')).toMatchObject({ version: first, urgent: true });
});

test('an area that is switched off is said to be, and its scripts stay away', async () => {
  await store.disable('remote-admin', 'prova', { by });
  expect((await areaNow('admin')).enabled).toBe(false);
  expect(await pageScripts()).toEqual(['/shell/main.js']);
  await store.enable('remote-admin', { by });
  expect((await areaNow('admin')).enabled).toBe(true);
});

test('of an area that is gone for good nobody hears any more, though a build of it lies beside the server', async () => {
  await store.setLive('remote-admin', await publish('admin', '1.2.0'), { by });
  await store.disable('remote-admin', 'prova', { by });
  await store.retire('remote-admin', 'chiusa', { by });
  const { areas } = registry.parse((await app.inject('/registry.json')).json());
  expect(areas.map(({ name }) => name)).not.toContain('admin');
});

test('a live version whose files are gone gives way to the one before', async () => {
  const good = await publish('admin', '1.2.0');
  await store.setLive('remote-admin', good, { by });
  const lost = await publish('admin', '1.2.1');
  await store.setLive('remote-admin', lost, { by });
  rmSync(join(root, 'releases/remote-admin', lost), { recursive: true });
  expect((await areaNow('admin')).version).toBe(good);
});

test('behind each version stands the one that the browser had before, for who asks again, not in the page', async () => {
  const fallbackOf = async (cookies?: Record<string, string>) => (await areaNow('admin', cookies)).fallback;
  expect(await fallbackOf()).toBeUndefined();
  const first = await publish('admin', '1.2.0');
  await store.setLive('remote-admin', first, { by });
  expect(await fallbackOf()).toMatchObject({ base: '/areas/admin/', build: 'b1' });
  const second = await publish('admin', '1.2.1');
  await store.setLive('remote-admin', second, { by });
  expect(await fallbackOf()).toMatchObject({
    base: `/areas/admin/${first}/`,
    version: first,
    entry: 'entry.js',
    hostRange: '^1.0.0',
    integrity: { 'entry.js': expect.stringMatching(/^sha384-/), 'area.js': expect.stringMatching(/^sha384-/) },
  });
  expect((await app.inject('/cms/admin')).body).not.toContain('fallback');

  await store.startCanary('remote-admin', await publish('admin', '1.3.0'), { percent: 50 }, { by });
  expect((await fallbackOf({ bucket: '5' }))?.version).toBe(second);
  expect((await fallbackOf({ bucket: '95' }))?.version).toBe(first);
});

test('what is no other version, or cannot be read any more, stands behind none', async () => {
  const first = await publish('admin', '1.2.0');
  await store.setLive('remote-admin', first, { by });
  const second = await publish('admin', '1.2.1');
  await store.setLive('remote-admin', second, { by });
  areaBuild(join(root, 'remote-admin/dist'), 'admin', '1.2.1', { build: '1.2.1' });
  expect((await areaNow('admin')).fallback?.version).toBe(first);
  rmSync(join(root, 'releases/remote-admin', first), { recursive: true });
  await app.close();
  app = await serve({});
  expect((await areaNow('admin')).fallback).toBeUndefined();
});

test('a store in a bucket serves the same', async () => {
  const bucket = await s3Server();
  await app.close();
  store = await openReleaseStore(bucket.url, clock);
  app = await serve({});
  const id = await publish('admin', '1.2.0');
  await store.setLive('remote-admin', id, { by });
  expect((await areaNow('admin')).base).toBe(`/areas/admin/${id}/`);
  expect((await app.inject(`/areas/admin/${id}/entry.js`)).body).toBe('1.2.0');
  await bucket.close();
  expect((await areaNow('admin')).base).toBe(`/areas/admin/${id}/`);
});

test('an area that only the store knows is offered', async () => {
  const folder = areaBuild(join(root, 'builds/six'), 'fleet', 'six', { paths: ['/cms/fleet'] });
  const { id } = await store.publish('remote-fleet', folder, { version: '0.1.0', by });
  await store.setLive('remote-fleet', id, { by });
  expect((await areaNow('fleet')).base).toBe(`/areas/fleet/${id}/`);
});

test('a first script that leaves is counted, of its area and version', async () => {
  const folder = areaBuild(join(root, 'builds/named'), 'admin', 'x', { entry: 'remoteEntry.0a1b.js' });
  const { id } = await store.publish('remote-admin', folder, { version: '1.2.0', by });
  await app.inject(`/areas/admin/${id}/remoteEntry.0a1b.js`);
  await app.inject(`/areas/admin/${id}/area.js`);
  expect(loads).toEqual([['admin', id]]);
});

describe('an override', () => {
  const own = (origin: string, name = 'admin') =>
    overridesIn({ STAGE: 'staging' }).write(new Map([[name, origin]])).value ?? '';

  test('takes the area from its origin in this browser alone, and the policy lets it', async () => {
    const staging = await serve({ STAGE: 'staging' });
    const cookies = { overrides: own('http://127.0.0.1:1') };
    const { body, headers } = await staging.inject({ url: '/cms/admin', cookies });
    expect(body).toContain('"base":"http://127.0.0.1:1/"');
    expect(body).toContain('<meta name="script-origins" content="http://127.0.0.1:1">');
    expect(scriptsOf(body)).toEqual(['/shell/main.js']);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' http://127.0.0.1:1;");
    expect(policy).toContain("connect-src 'self' http://127.0.0.1:1 ws://127.0.0.1:1;");
    const others = await staging.inject('/cms/admin');
    expect(others.body + others.headers['content-security-policy']).not.toContain('127.0.0.1:1');
    await staging.close();
  });

  test('of a development server is told by its name, and its socket is reached by its number too', async () => {
    const staging = await serve({ STAGE: 'staging' });
    const { headers } = await staging.inject({ url: '/cms/admin', cookies: { overrides: own('http://localhost:1') } });
    await staging.close();
    expect(headers['content-security-policy']).toContain(
      "connect-src 'self' http://localhost:1 ws://localhost:1 ws://127.0.0.1:1;",
    );
  });

  test('is all that this browser gets of the area, while the others have what they had before', async () => {
    for (const [area, version] of [
      ['admin', '1.2.0'],
      ['public', '1.3.0'],
    ] as const)
      await store.setLive(`remote-${area}`, await publish(area, version), { by });
    const staging = await serve({ STAGE: 'staging' });
    const cookies = { overrides: own('http://127.0.0.1:1') };
    const { areas } = registry.parse((await staging.inject({ url: '/registry.json', cookies })).json());
    await staging.close();
    expect(areas.map(({ name, fallback }) => [name, fallback?.base])).toEqual([
      ['public', '/areas/public/'],
      ['admin', undefined],
    ]);
  });

  test('is described by its own manifest where the server reaches it', async () => {
    const manifest = { name: 'admin', version: 'x', build: 'dev', container: 'admin_dev', entry: 'main.js' };
    const rest = { preload: [], styles: [], paths: ['/cms/new'], role: 'admin', frame: 'staff', hostRange: '^1.0.0' };
    const developer = createHttpServer((_, response) =>
      response.end(JSON.stringify({ ...manifest, ...rest, integrity: {} })),
    );
    await new Promise<void>((listening) => developer.listen(0, '127.0.0.1', listening));
    const origin = `http://127.0.0.1:${portOf(developer)}`;
    const staging = await serve({ STAGE: 'staging' });
    const answer = await staging.inject({ url: '/registry.json', cookies: { overrides: own(origin) } });
    developer.close();
    await staging.close();
    const [area] = registry.parse(answer.json()).areas.filter(({ name }) => name === 'admin');
    expect(area).toMatchObject({ base: `${origin}/`, override: origin, paths: ['/cms/new'], entry: 'main.js' });
  });

  test.each([
    ['in production', {}, (value: string) => value],
    ['once it is changed', { STAGE: 'staging' }, (value: string) => `x${value}`],
    [
      'of an origin that is not allowed any more',
      { STAGE: 'staging', OVERRIDE_ORIGINS: 'https://a.example' },
      (v: string) => v,
    ],
  ])('counts for nothing %s', async (_, variables: Record<string, string>, change) => {
    const other = await serve(variables);
    const { body } = await other.inject({
      url: '/cms/admin',
      cookies: { overrides: change(own('http://127.0.0.1:1')) },
    });
    await other.close();
    expect(body).not.toContain('127.0.0.1:1');
  });

  test('ends after twelve hours', () => {
    const overrides = overridesIn({ DEMO: '1' });
    const { value } = overrides.write(new Map([['admin', 'http://localhost:4003']]));
    expect(overrides.read(value ?? '').size).toBe(1);
    const later = { now: () => new Date(clock.now().getTime() + 12 * 3_600_000) };
    const env = readEnv({ DEMO: '1' });
    expect(createOverrides({ env, keys: createKeys(['a key for tests']), clock: later }).read(value ?? '').size).toBe(
      0,
    );
  });
});
