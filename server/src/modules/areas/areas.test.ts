import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { desc, eq } from 'drizzle-orm';
import { registry, releaseIdOf } from 'shared-api/release';
import { auditLog, users } from '../../platform/db/schema';
import { releasePlace } from '../../platform/releases';
import { areaBuild, shellBuild } from '../../platform/releases/testing/build-of';
import { type SignedIn, type TestApp, testApp } from '../../platform/testing';
import { writePersonCookie } from '../../platform/web';
import { countLoad } from '../telemetry';
import { createAreasService } from './areas.service';
import { releaseArea } from './testing/test-area';

const builds = mkdtempSync(join(tmpdir(), 'carcare-areas-'));
let api: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  api = await testApp();
  admin = await api.signIn(['admin']);
  const { releases } = api.platform;
  const shell = await releases.publish('shell', shellBuild(join(builds, 'shell'), 'x'), { version: '1.3.3', by: 'CI' });
  await releases.setLive('shell', shell.id, { by: 'CI' });
});
afterAll(async () => {
  await api.close();
  rmSync(builds, { recursive: true });
});

const ofOperators = 'Solo un operatore può vedere quest’area a un’altra versione o da un’altra origine.';

const release = (name: string) => releaseArea({ api, admin, builds }, name);

test('an area is shown with its versions, and with how each fared in browsers', async () => {
  const fleet = await release('shown');
  const { releases, db, clock } = api.platform;
  const { live } = (await releases.read()).pieces['remote-shown'] ?? {};
  await countLoad(db.read, { area: 'shown', version: live ?? '' }, clock.now());
  const report = { message: 'x', area: 'shown', version: live, url: '/', kind: 'area' };
  await api.call({ method: 'POST', path: '/client-errors', body: report });
  const area = await fleet.read();
  expect(area).toMatchObject({
    title: 'Officina',
    live: { version: '1.1.0', released_by: 'CI' },
    enabled: true,
    canary: null,
    loads: 1,
  });
  expect(area.previous?.version).toBe('1.0.0');
  expect(area.failures).toEqual([...Array.from({ length: 23 }, () => 0), 1]);
  expect(area.versions.map(({ version, loads, failures }) => [version, loads, failures])).toEqual([
    ['1.2.0', 0, 0],
    ['1.1.0', 1, 1],
    ['1.0.0', 0, 0],
  ]);
});

test('the list is sent again only when something in it changed', async () => {
  const fleet = await release('watched');
  const ask = (etag = '') =>
    api.call({ path: '/admin/system/areas', token: admin.token, headers: { 'if-none-match': etag } });
  const etag = String((await ask()).headers.etag);
  expect((await ask(etag)).statusCode).toBe(304);
  await fleet.change('rollback', {});
  expect((await ask(etag)).statusCode).toBe(200);
});

test('a version whose manifest is torn keeps nobody from the list, nor from the way back', async () => {
  const fleet = await release('torn');
  const { live } = (await api.platform.releases.read()).pieces['remote-torn'] ?? {};
  const place = releasePlace(api.platform.env);
  writeFileSync(join(place, 'remote-torn', live ?? '', 'area.json'), '{"name":');
  expect((await fleet.read()).live.version).toBe('1.1.0');
  expect((await fleet.change('rollback', { version: '1.0.0' })).json().data.live.version).toBe('1.0.0');
  const again = await fleet.change('rollback', { version: '1.1.0' });
  expect([again.statusCode, again.json().errors?.version]).toEqual([
    422,
    [`Della versione ${live} il file area.json non si legge: va pubblicata di nuovo con un altro nome.`],
  ]);
});

test('a canary is started, promoted and rolled back, each from the next page on', async () => {
  const fleet = await release('tried');
  const started = await fleet.change('canary', { version: '1.2.0', percent: 10 });
  expect([started.statusCode, started.json().message]).toEqual([
    202,
    'La versione 1.2.0 va a una parte delle sessioni: 10%.',
  ]);
  expect(started.json().data.canary).toMatchObject({ version: '1.2.0', percent: 10 });
  expect((await fleet.onThePage())?.version).toMatch(/^1\.2\.0-/);

  expect((await fleet.change('rollback', {})).json()).toMatchObject({
    data: { canary: null, live: { version: '1.1.0' } },
  });
  expect((await fleet.onThePage())?.version).toMatch(/^1\.1\.0-/);

  await fleet.change('canary', { version: '1.2.0', percent: 10 });
  expect((await fleet.change('promote')).json().data.live.version).toBe('1.2.0');
  expect((await fleet.change('rollback', {})).json().data.live.version).toBe('1.1.0');
  expect((await fleet.change('rollback', { version: '1.0.0' })).json().data.live.version).toBe('1.0.0');
  expect((await fleet.onThePage())?.version).toMatch(/^1\.0\.0-/);
  expect((await fleet.read()).history?.map(({ what }) => what).slice(0, 6)).toEqual([
    'rolled_back',
    'rolled_back',
    'promoted',
    'canary',
    'canary_stopped',
    'canary',
  ]);
});

test('a newer version that is put live is told and kept as a release, with the one it replaced behind it', async () => {
  const fleet = await release('newer');
  const answer = (await fleet.change('rollback', { version: '1.2.0' })).json();
  expect(answer.message).toMatch(/^Tutti ricevono la versione 1\.2\.0-\w{7} dalla prossima pagina\.$/);
  expect(answer.data).toMatchObject({ live: { version: '1.2.0' }, previous: { version: '1.1.0' } });
  const back = (await fleet.change('rollback', { version: '1.1.0' })).json();
  expect(back.message).toMatch(/^In linea c’è di nuovo la versione 1\.1\.0-/);
  expect((await fleet.read()).history?.map(({ what }) => what).slice(0, 2)).toEqual(['rolled_back', 'live']);
});

test('a canary for some people goes to those alone, and the operator is told so', async () => {
  const fleet = await release('chosen');
  const [tester, other] = [await api.signIn(['manager']), await api.signIn(['manager'])];
  const audience = { roles: ['admin'], user_uids: [tester.uid] };
  const started = await fleet.change('canary', { version: '1.2.0', percent: 0, audience });
  expect(started.json()).toMatchObject({
    message: 'La versione 1.2.0 va a chi è stato scelto e a nessun altro.',
    data: { canary: { percent: 0, audience: { roles: ['admin'], store_uids: [], user_uids: [tester.uid] } } },
  });
  const versionFor = async ({ uid }: SignedIn) => {
    const person = writePersonCookie(api.platform.keys, uid).value ?? '';
    const answer = await api.app.http.inject({ url: '/registry.json', cookies: { bucket: '0', person } });
    return registry
      .parse(answer.json())
      .areas.find(({ name }) => name === 'chosen')
      ?.version.slice(0, 5);
  };
  expect(await Promise.all([tester, admin, other].map(versionFor))).toEqual(['1.2.0', '1.2.0', '1.1.0']);
  await api.platform.db.read.update(users).set({ active: false }).where(eq(users.uid, tester.uid));
  expect(await versionFor(tester)).toBe('1.1.0');

  expect((await fleet.change('canary', { version: '1.2.0', percent: 0 })).json().errors).toEqual({
    version: ['Con lo 0% serve almeno un ruolo, un dealer o una persona: altrimenti non la prova nessuno.'],
  });
  await fleet.change('rollback', {});
});

test('what is not possible is said on its field', async () => {
  const fleet = await release('impossible');
  const errors = async (what: string, body?: object) => {
    const answer = await fleet.change(what, body);
    return [answer.statusCode, answer.json().errors];
  };
  expect(await errors('promote')).toEqual([422, { version: ['Non c’è nessuna versione in prova.'] }]);
  expect(await errors('canary', { version: '9.9.9', percent: 5 })).toEqual([
    422,
    { version: ['La versione 9.9.9 non è tra quelle conservate.'] },
  ]);
  expect(await errors('canary', { version: '1.1.0', percent: 5 })).toEqual([
    422,
    { version: ['La versione 1.1.0 è già in linea.'] },
  ]);
  expect(await errors('enable')).toEqual([422, { name: ['Quest’area è già accesa.'] }]);
  await fleet.change('rollback', {});
  expect(await errors('rollback', {})).toEqual([422, { version: ['Non c’è una versione di prima a cui tornare.'] }]);
});

test('the kill switch asks for the area’s name, keeps the reason, and is undone', async () => {
  const fleet = await release('killed');
  const wrong = await fleet.change('disable', { reason: 'Errori al pagamento', confirm: 'killed' });
  expect(wrong.json().errors).toEqual({ confirm: ['Per spegnere l’area scrivi remote-killed.'] });
  expect((await fleet.onThePage())?.enabled).toBe(true);

  const off = await fleet.change('disable', { reason: 'Errori al pagamento', confirm: 'remote-killed' });
  expect(off.json().data.disabled).toMatchObject({ by: 'Prova Prova', reason: 'Errori al pagamento' });
  expect((await fleet.onThePage())?.enabled).toBe(false);
  expect((await fleet.change('enable')).json().data).toMatchObject({ enabled: true, disabled: null });
  expect((await fleet.onThePage())?.enabled).toBe(true);
});

test('who saw an older state is told, and nothing changes', async () => {
  const fleet = await release('seen');
  const { version } = await fleet.read();
  const first = await fleet.change('canary', { version: '1.2.0', percent: 10 }, { 'if-match': `"${version}"` });
  expect([first.statusCode, first.headers.etag]).toEqual([
    202,
    expect.stringMatching(`^"${first.json().data.version}-`),
  ]);
  const late = await fleet.change('rollback', {}, { 'if-match': `"${version}"` });
  expect(late.statusCode).toBe(412);
  expect((await fleet.read()).canary?.version).toBe('1.2.0');
});

test('a way back to a version that no longer fits the shell is refused in words', async () => {
  const fleet = await release('unfit');
  const { releases } = api.platform;
  const folder = areaBuild(join(builds, 'unfit', 'new'), 'unfit', 'new', { hostRange: '^2.0.0' });
  const { id } = await releases.publish('remote-unfit', folder, { version: '2.0.0', by: 'CI' });
  const answer = await fleet.change('rollback', { version: '2.0.0' });
  const [sentence] = answer.json().errors.version;
  expect([answer.statusCode, sentence]).toEqual([
    422,
    expect.stringContaining(`remote-unfit ${id} vuole la porta ^2.0.0`),
  ]);
  expect((await fleet.read()).live.version).toBe('1.1.0');
});

test('a change is written down with who made it, and only an admin makes one', async () => {
  const fleet = await release('noted');
  await fleet.change('rollback', {});
  const [last] = await api.platform.db.read.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(last).toMatchObject({
    actor: 'admin',
    actor_uid: admin.uid,
    action: 'areas.rolled-back',
    subject: 'area',
    subject_id: 'remote-noted',
  });
  const manager = await api.signIn(['manager']);
  const path = '/admin/system/areas/remote-noted/rollback';
  expect((await api.call({ method: 'POST', path, body: {}, token: manager.token })).statusCode).toBe(403);
});

test('a change stays written down when the store is away right after it', async () => {
  const fleet = await release('away');
  const { releases, db } = api.platform;
  const rollBack = releases.rollBack.bind(releases);
  const switching = jest.spyOn(releases, 'rollBack').mockImplementationOnce(async (...asked) => {
    const switched = await rollBack(...asked);
    jest.spyOn(releases, 'file').mockRejectedValueOnce(new Error('The bucket is away'));
    return switched;
  });
  expect((await fleet.change('rollback', {})).statusCode).toBe(500);
  switching.mockRestore();
  expect((await fleet.read()).live.version).toBe('1.0.0');
  const [last] = await db.read.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(last).toMatchObject({ action: 'areas.rolled-back', subject_id: 'remote-away' });
});

test('an area that does not exist is a 404, and the shell cannot be switched off', async () => {
  const post = (path: string, body: object) => api.call({ method: 'POST', path, body, token: admin.token });
  expect((await post('/admin/system/areas/remote-nothing/rollback', {})).statusCode).toBe(404);
  const shell = await post('/admin/system/areas/shell/disable', { reason: 'prova', confirm: 'shell' });
  expect([shell.statusCode, Object.keys(shell.json().errors)]).toEqual([422, ['name']]);
});

describe('an override', () => {
  const set = (token: string, body: object, cookies: Record<string, string> = {}) =>
    api.call({ method: 'POST', path: '/system/overrides', body, token, cookies });
  const origin = 'http://127.0.0.1:1';
  beforeAll(() => release('fleet'));

  test('is kept in a cookie of this browser for twelve hours, and taken away again', async () => {
    const { token } = await api.signIn(['manager']);
    const answer = await set(token, { area: 'remote-fleet', origin });
    expect(answer.statusCode).toBe(202);
    const [cookie] = answer.cookies;
    expect(cookie).toMatchObject({ name: 'overrides', httpOnly: true, path: '/', maxAge: 43_200 });
    const overrides = cookie?.value ?? '';
    const page = await api.app.http.inject({ url: '/cms/fleet', cookies: { overrides } });
    expect(page.body).toContain(`"base":"${origin}/"`);

    // Also without a sign-in: who was signed out in between still gets rid of it.
    const cleared = await api.call({ method: 'DELETE', path: '/system/overrides', cookies: { overrides } });
    expect([cleared.statusCode, cleared.cookies[0]]).toMatchObject([204, { name: 'overrides', value: '', maxAge: 0 }]);
  });

  test.each([
    ['area', { area: 'nothing', origin }],
    ['area', { area: 'shell', origin }],
    ['origin', { area: 'fleet', origin: 'https://elsewhere.example' }],
    ['origin', { area: 'fleet', origin: `${origin}/files` }],
  ])('on a wrong %s is refused', async (field, body) => {
    const answer = await set(admin.token, body);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
  });

  test('of an operator’s area is refused to whoever is no operator', async () => {
    const { releases } = api.platform;
    const folder = areaBuild(join(builds, 'desk'), 'desk', 'x', { role: 'admin' });
    const { id } = await releases.publish('remote-desk', folder, { version: '1.0.0', by: 'CI' });
    await releases.setLive('remote-desk', id, { by: 'CI' });
    const { token } = await api.signIn(['manager']);
    const refused = await set(token, { area: 'remote-desk', origin });
    expect([refused.statusCode, refused.json().errors, refused.cookies]).toEqual([422, { area: [ofOperators] }, []]);
    expect((await set(admin.token, { area: 'remote-desk', origin })).statusCode).toBe(202);
  });

  test('knows an operator’s area that was never released by the build beside the server', async () => {
    const root = join(builds, 'beside');
    areaBuild(join(root, 'remote-ledger', 'dist'), 'ledger', 'x', { role: 'admin' });
    areaBuild(join(root, 'remote-shop', 'dist'), 'shop', 'x', { role: 'manager' });
    const areas = createAreasService({ ...api.platform, root });
    expect([await areas.isOperators('remote-ledger'), await areas.isOperators('remote-shop')]).toEqual([true, false]);
  });

  test('is for staff', async () => {
    const { token } = await api.signIn(['user']);
    expect((await set(token, { area: 'fleet', origin })).statusCode).toBe(403);
  });

  test('does not exist in production', async () => {
    const production = await testApp({ DEMO: '0', STAFF_SECOND_STEP: '0' });
    const { token } = await production.signIn(['admin']);
    const body = { area: 'fleet', origin };
    const answer = await production.call({ method: 'POST', path: '/system/overrides', body, token });
    await production.close();
    expect(answer.statusCode).toBe(404);
  });
});

describe('a version that is not live', () => {
  const preview = (token: string, body: object) =>
    api.call({ method: 'POST', path: '/admin/system/previews', body, token });
  const areaFor = async (name: string, overrides?: string) => {
    const cookies = { bucket: '99', ...(overrides === undefined ? {} : { overrides }) };
    const answer = await api.app.http.inject({ url: '/registry.json', cookies });
    return registry.parse(answer.json()).areas.find((area) => area.name === name);
  };
  const idOf = async (name: string, version: string) => {
    const { versions = [] } = (await api.platform.releases.read()).pieces[`remote-${name}`] ?? {};
    const found = versions.find((known) => known.version === version);
    if (found === undefined) throw new Error(`No ${version}`);
    return releaseIdOf(found);
  };

  test('is seen by the operator who asks for it, in this browser alone, until the way back', async () => {
    await release('seenalone');
    const version = await idOf('seenalone', '1.2.0');
    const answer = await preview(admin.token, { area: 'remote-seenalone', version });
    expect([answer.statusCode, answer.json().message]).toEqual([
      202,
      `In questo browser l’area è alla ${version} per 12 ore. Ricarica la pagina.`,
    ]);
    const [cookie] = answer.cookies;
    expect(await areaFor('seenalone', cookie?.value)).toMatchObject({ version, preview: true });
    expect(await areaFor('seenalone')).toMatchObject({ version: await idOf('seenalone', '1.1.0') });
    expect(await areaFor('seenalone')).not.toHaveProperty('preview');
    const [written] = await api.platform.db.read.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(written).toMatchObject({ action: 'areas.previewed', subject_id: 'remote-seenalone', actor_uid: admin.uid });

    const cleared = await api.call({ method: 'DELETE', path: '/system/overrides' });
    expect(cleared.cookies[0]).toMatchObject({ name: 'overrides', value: '' });
  });

  test('is refused where there is none such, and to whoever is no operator', async () => {
    await release('refused');
    const version = await idOf('refused', '1.2.0');
    const errors = async (body: object) => Object.keys((await preview(admin.token, body)).json().errors);
    expect(await errors({ area: 'remote-nothing', version })).toEqual(['area']);
    expect(await errors({ area: 'shell', version })).toEqual(['area']);
    expect(await errors({ area: 'remote-refused', version: '9.9.9-0123456789ab' })).toEqual(['version']);
    const { token } = await api.signIn(['manager']);
    expect((await preview(token, { area: 'remote-refused', version })).statusCode).toBe(403);
  });

  test('is seen by staff who ask for it by its hash, of areas that are theirs', async () => {
    await release('byhash');
    const version = await idOf('byhash', '1.2.0');
    const hash = version.split('-').at(-1) ?? '';
    const ask = (token: string, body: object) => api.call({ method: 'POST', path: '/system/previews', body, token });
    const { token } = await api.signIn(['manager']);
    const answer = await ask(token, { area: 'remote-byhash', version: hash.slice(0, 7) });
    expect(answer.statusCode).toBe(202);
    expect(await areaFor('byhash', answer.cookies[0]?.value)).toMatchObject({ version, preview: true });

    const { releases } = api.platform;
    const folder = areaBuild(join(builds, 'operators'), 'operators', 'x', { role: 'admin' });
    const { id } = await releases.publish('remote-operators', folder, { version: '1.0.0', by: 'CI' });
    const errors = async (own: string, body: object) => (await ask(own, body)).json().errors;
    expect(await errors(token, { area: 'remote-operators', version: id })).toEqual({
      area: [ofOperators],
    });
    expect((await ask(admin.token, { area: 'remote-operators', version: id })).statusCode).toBe(202);
    expect(await errors(token, { area: 'remote-byhash', version: '0123456' })).toEqual({
      version: ['Questa versione non è tra quelle conservate.'],
    });
    const customer = await api.signIn(['user']);
    expect((await ask(customer.token, { area: 'remote-byhash', version })).statusCode).toBe(403);
  });

  test('may be seen in production, too, where no other origin is taken', async () => {
    const production = await testApp({ DEMO: '0', STAFF_SECOND_STEP: '0' });
    const { token } = await production.signIn(['admin']);
    const folder = areaBuild(join(builds, 'fleet', 'production'), 'fleet', '2.0.0', { title: 'Officina' });
    const shell = await production.platform.releases.publish('shell', shellBuild(join(builds, 'shell'), 'x'), {
      version: '1.3.3',
      by: 'CI',
    });
    await production.platform.releases.setLive('shell', shell.id, { by: 'CI' });
    const { id } = await production.platform.releases.publish('remote-fleet', folder, { version: '2.0.0', by: 'CI' });
    const body = { area: 'remote-fleet', version: id };
    const answer = await production.call({ method: 'POST', path: '/admin/system/previews', body, token });
    const overrides = answer.cookies[0]?.value ?? '';
    const page = await production.app.http.inject({ url: '/registry.json', cookies: { overrides } });
    await production.close();
    expect(answer.statusCode).toBe(202);
    expect(registry.parse(page.json()).areas).toContainEqual(expect.objectContaining({ version: id, preview: true }));
  });
});

describe('an administrator who is limited to some areas', () => {
  const limit = (uid: string, areas: readonly string[] | null, token = admin.token) =>
    api.call({ method: 'PATCH', path: `/admin/users/${uid}/update-release-areas`, body: { areas }, token });

  test('changes these and no others, and is told which', async () => {
    await release('own');
    await release('others');
    const limited = await api.signIn(['admin']);
    expect((await limit(limited.uid, ['remote-own'])).json().data.release_areas).toEqual(['remote-own']);
    const roll = async (name: string) =>
      (
        await api.call({
          method: 'POST',
          path: `/admin/system/areas/remote-${name}/rollback`,
          body: {},
          token: limited.token,
        })
      ).statusCode;
    expect([await roll('others'), await roll('own')]).toEqual([403, 202]);
    const areas: { name: string; may_release: boolean }[] = (
      await api.call({ path: '/admin/system/areas', token: limited.token })
    ).json().data;
    expect(areas.filter(({ may_release }) => may_release).map(({ name }) => name)).toEqual(['remote-own']);

    expect((await limit(limited.uid, null)).json().data.release_areas).toBeNull();
    expect(await roll('others')).toBe(202);
  });

  test('lifts no limit: neither their own nor by another account', async () => {
    const [limited, other] = [await api.signIn(['admin']), await api.signIn(['user'])];
    const errors = async (answer: ReturnType<typeof limit>) => Object.keys((await answer).json().errors);
    expect(await errors(limit(other.uid, ['remote-own']))).toEqual(['areas']);
    expect(await errors(limit(admin.uid, ['remote-own']))).toEqual(['areas']);
    await limit(limited.uid, ['remote-own']);
    expect(await errors(limit(admin.uid, [], limited.token))).toEqual(['areas']);
    const made = await api.call({
      method: 'PATCH',
      path: `/admin/users/${other.uid}/update-roles`,
      body: { roles: ['admin', 'user'] },
      token: limited.token,
    });
    expect(made.json().data.release_areas).toEqual(['remote-own']);
    const body = { email: 'altro.admin@example.com', firstname: 'Chiara', lastname: 'Fontana', roles: ['admin'] };
    const created = await api.call({ method: 'POST', path: '/admin/users/create', body, token: limited.token });
    expect(created.json().data.release_areas).toEqual(['remote-own']);
  });
});
