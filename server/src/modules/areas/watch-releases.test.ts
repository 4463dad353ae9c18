import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { desc } from 'drizzle-orm';
import { releaseIdOf } from 'shared-api/release';
import { auditLog } from '../../platform/db/schema';
import { areaBuild, shellBuild } from '../../platform/releases/testing/build-of';
import { type SignedIn, type TestApp, testApp } from '../../platform/testing';
import { countLoad } from '../telemetry';
import { releaseArea } from './testing/test-area';

const builds = mkdtempSync(join(tmpdir(), 'carcare-watch-'));
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

const release = (name: string) => releaseArea({ api, admin, builds }, name);
const wait = (minutes: number) => api.wait(minutes * 60);

/** The id of a version, as browsers report it. */
async function idOf(area: string, version: string): Promise<string> {
  const { versions = [] } = (await api.platform.releases.read()).pieces[`remote-${area}`] ?? {};
  const found = versions.find((known) => known.version === version);
  if (found === undefined) throw new Error(`No ${version}`);
  return releaseIdOf(found);
}

/** Browsers at these addresses say, one after the other, that the area broke. */
async function fail(area: string, version: string, addresses: readonly string[], kind: 'area' | 'draw' = 'area') {
  const body = { message: 'x', area, version: await idOf(area, version), url: '/', kind };
  for (const address of addresses)
    await api.call({ method: 'POST', path: '/client-errors', body, headers: { 'x-forwarded-for': address } });
}

/** Browsers take a version. */
async function take(area: string, version: string, times = 1) {
  const id = await idOf(area, version);
  for (let n = 0; n < times; n += 1) await countLoad(api.platform.db.read, { area, version: id }, api.clock.now());
}

/** What the operators read in the bell of a piece, the newest first. */
async function told(piece: string): Promise<{ title: string; excerpt: string }[]> {
  const { data } = (await api.call({ path: '/account/notifications?per_page=100', token: admin.token })).json();
  return data.filter(({ title }: { title: string }) => title.startsWith(piece));
}

const oneNetwork = ['192.0.2.1', '192.0.2.1', '192.0.2.1'];
const threeNetworks = ['192.0.2.1', '198.51.100.1', '203.0.113.1'];

describe('a version on trial', () => {
  test('that breaks ends by itself; the operators are told, and may try it again', async () => {
    const fleet = await release('trial');
    await fleet.change('canary', { version: '1.2.0', percent: 10 });
    await fail('trial', '1.2.0', oneNetwork.slice(1), 'draw');
    await wait(1);
    expect((await fleet.read()).canary).not.toBeNull();

    await fail('trial', '1.2.0', oneNetwork.slice(2), 'draw');
    await wait(1);
    const ended = await fleet.read();
    expect([ended.canary, ended.live.version]).toEqual([null, '1.1.0']);
    expect(ended.history?.[0]).toMatchObject({
      what: 'canary_stopped',
      released_by: 'CarCare, in automatico',
      reason: 'non si carica o si rompe',
    });
    expect(await told('remote-trial')).toMatchObject([
      {
        title: 'remote-trial: prova finita in automatico',
        excerpt: expect.stringContaining('(non si carica o si rompe)'),
      },
    ]);
    const [written] = await api.platform.db.read.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(written).toMatchObject({ actor: 'system', action: 'areas.canary-stopped', subject_id: 'remote-trial' });

    await wait(60);
    await fleet.change('canary', { version: '1.2.0', percent: 10 });
    await wait(1);
    expect((await fleet.read()).canary).toMatchObject({ version: '1.2.0' });
  });

  test('of the shell is judged by what its own pages tell, under the name that the page gives it', async () => {
    const { releases } = api.platform;
    const next = shellBuild(join(builds, 'next-shell'), 'y');
    const { id } = await releases.publish('shell', next, { version: '1.3.4', by: 'CI' });
    await releases.startCanary('shell', id, { percent: 10 }, { by: 'CI' });
    const page = await api.app.http.inject({ url: '/registry.json', cookies: { bucket: '5' } });
    const { version } = page.json().shell;
    expect(version).toBe(id);

    const body = { message: 'x', area: 'shell', version, url: '/login', kind: 'draw' };
    for (const address of oneNetwork)
      await api.call({ method: 'POST', path: '/client-errors', body, headers: { 'x-forwarded-for': address } });
    await wait(1);
    const { canary, history } = (await releases.read()).pieces.shell ?? {};
    expect([canary, history?.[0]]).toMatchObject([
      null,
      { what: 'canary_stopped', reason: 'non si carica o si rompe' },
    ]);
  });

  test('grows by itself at its times, and goes to everybody once a browser has taken it', async () => {
    const fleet = await release('ramp');
    const ramp = { next: [10, 50, 100], every_minutes: 30 };
    const started = await fleet.change('canary', { version: '1.2.0', percent: 1, ramp });
    expect([started.statusCode, started.json().data.canary]).toMatchObject([202, { percent: 1, ramp }]);
    const share = async () => (await fleet.read()).canary?.percent ?? null;

    await wait(29);
    expect(await share()).toBe(1);
    await wait(1);
    expect(await share()).toBe(10);
    await wait(30);
    expect(await share()).toBe(50);
    await wait(30);
    expect(await share()).toBe(50);

    await take('ramp', '1.2.0');
    await wait(1);
    const promoted = await fleet.read();
    expect([promoted.canary, promoted.live.version]).toEqual([null, '1.2.0']);
    expect(promoted.history?.slice(0, 4)).toMatchObject([
      { what: 'promoted', released_by: 'CarCare, in automatico' },
      { what: 'canary', percent: 50 },
      { what: 'canary', percent: 10, released_by: 'CarCare, in automatico' },
      { what: 'canary', percent: 1, released_by: 'Prova Prova' },
    ]);
    expect(await told('remote-ramp')).toMatchObject([{ title: 'remote-ramp: rilascio graduale concluso' }]);
  });

  test('that grows stops growing when it does worse than the live one', async () => {
    const fleet = await release('worse');
    await fleet.change('canary', { version: '1.2.0', percent: 1, ramp: { next: [100], every_minutes: 30 } });
    await take('worse', '1.1.0', 10);
    await take('worse', '1.2.0', 10);
    const measure = async (version: string, failed_calls: number, address: string) => {
      const body = { area: 'worse', version: await idOf('worse', version), calls: 100, failed_calls };
      const headers = { 'x-forwarded-for': address };
      expect((await api.call({ method: 'POST', path: '/client-measures', body, headers })).statusCode).toBe(202);
    };
    await measure('1.1.0', 1, '192.0.2.30');
    for (const failed of [100, 40]) await measure('1.2.0', failed, '192.0.2.30');
    await wait(1);
    expect((await fleet.read()).canary).not.toBeNull();
    await measure('1.2.0', 6, '192.0.2.31');
    await wait(29);
    const ended = await fleet.read();
    expect([ended.canary, ended.live.version]).toEqual([null, '1.1.0']);
    expect(ended.history?.[0]).toMatchObject({ what: 'canary_stopped', reason: 'più chiamate fallite' });
  });

  test('neither grows nor ends while its area is switched off, and then begins its share again', async () => {
    const fleet = await release('off');
    await fleet.change('canary', { version: '1.2.0', percent: 1, ramp: { next: [100], every_minutes: 30 } });
    await take('off', '1.2.0');
    await fleet.change('disable', { reason: 'guasto', confirm: 'remote-off' });
    await wait(60);
    expect((await fleet.read()).canary).toMatchObject({ percent: 1 });

    await fleet.change('enable');
    await wait(29);
    expect((await fleet.read()).canary).toMatchObject({ percent: 1 });
    await wait(1);
    const promoted = await fleet.read();
    expect([promoted.canary, promoted.live.version]).toEqual([null, '1.2.0']);
  });

  test('cannot shrink from one share to the next', async () => {
    const fleet = await release('shrinking');
    const ramp = { next: [10, 100], every_minutes: 30 };
    const answer = await fleet.change('canary', { version: '1.2.0', percent: 50, ramp });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      { version: ['Le parti devono crescere, per esempio 1, 10, 50, 100.'] },
    ]);
  });
});

describe('a live version that fails', () => {
  test('for one network is told to the operators, once a day, and stays', async () => {
    const fleet = await release('ill');
    await fail('ill', '1.1.0', oneNetwork);
    await wait(1);
    await wait(1);
    expect((await fleet.read()).live.version).toBe('1.1.0');
    expect(await told('remote-ill')).toMatchObject([{ title: 'remote-ill: la versione in linea non si carica' }]);
  });

  test('for most gives way to the one before, for everybody; that one stays, whatever it does', async () => {
    const fleet = await release('broken');
    await fail('broken', '1.1.0', threeNetworks);
    await wait(1);
    const back = await fleet.read();
    expect(back.live.version).toBe('1.0.0');
    expect(back.history?.[0]).toMatchObject({ what: 'rolled_back', released_by: 'CarCare, in automatico' });
    expect((await fleet.onThePage())?.version).toBe(await idOf('broken', '1.0.0'));
    expect(await told('remote-broken')).toMatchObject([{ title: 'remote-broken: di nuovo la versione di prima' }]);

    await fail('broken', '1.0.0', threeNetworks);
    await wait(1);
    expect((await fleet.read()).live.version).toBe('1.0.0');
    expect((await told('remote-broken')).map(({ title }) => title)).toContain(
      'remote-broken: la versione in linea non si carica',
    );
  });

  test('that is released again is judged by what it does from that hour on', async () => {
    const fleet = await release('again');
    await fail('again', '1.1.0', threeNetworks);
    await wait(1);
    expect((await fleet.read()).live.version).toBe('1.0.0');

    await wait(60);
    await fleet.change('rollback', { version: '1.1.0' });
    await wait(1);
    expect((await fleet.read()).live.version).toBe('1.1.0');
    await fail('again', '1.1.0', ['192.0.2.77', '198.51.100.77', '203.0.113.77']);
    await wait(1);
    expect((await fleet.read()).live.version).toBe('1.0.0');
  });

  test('gives way, too, when an operator put it live by its name', async () => {
    const fleet = await release('named');
    await fleet.change('rollback', { version: '1.2.0' });
    await fail('named', '1.2.0', threeNetworks);
    await wait(1);
    expect((await fleet.read()).live.version).toBe('1.1.0');
  });

  test('takes the train with it that it came in', async () => {
    const [engine, wagon] = [await release('engine'), await release('wagon')];
    await api.platform.releases.switchAll(
      [
        { piece: 'remote-engine', to: { version: '1.2.0' } },
        { piece: 'remote-wagon', to: { version: '1.2.0' } },
      ],
      { by: 'CI' },
    );
    await fail('wagon', '1.2.0', threeNetworks);
    await wait(1);
    expect([(await engine.read()).live.version, (await wagon.read()).live.version]).toEqual(['1.1.0', '1.1.0']);
    expect(await told('remote-engine, remote-wagon')).toHaveLength(1);
  });

  test('stays with its train when one that came in it has nothing before, and the operators are told why', async () => {
    const old = await release('old');
    const folder = areaBuild(join(builds, 'newcomer'), 'newcomer', 'new', { title: 'Nuova' });
    await api.platform.releases.publish('remote-newcomer', folder, { version: '1.0.0', by: 'CI' });
    await api.platform.releases.switchAll(
      [
        { piece: 'remote-old', to: { version: '1.2.0' } },
        { piece: 'remote-newcomer', to: { version: '1.0.0' } },
      ],
      { by: 'CI' },
    );
    await fail('old', '1.2.0', threeNetworks);
    await wait(1);
    await wait(1);
    expect((await old.read()).live.version).toBe('1.2.0');
    const excerpt =
      'In automatico non si torna indietro. Per remote-newcomer non c’è una versione di prima a cui tornare.';
    expect(await told('remote-old')).toMatchObject([
      { title: 'remote-old: la versione in linea non si carica', excerpt },
    ]);
  });

  test('goes back to nothing that does not fit', async () => {
    const fleet = await release('misfit');
    const folder = areaBuild(join(builds, 'misfit', 'new'), 'misfit', 'new', { hostRange: '^2.0.0' });
    const { id } = await api.platform.releases.publish('remote-misfit', folder, { version: '2.0.0', by: 'CI' });
    await api.platform.releases.setLive('remote-misfit', id, { by: 'CI' });
    await api.platform.releases.setLive('remote-misfit', '1.2.0', { by: 'CI' });
    await fail('misfit', '1.2.0', threeNetworks);
    await wait(1);
    expect((await fleet.read()).live.version).toBe('1.2.0');
    expect(await told('remote-misfit')).toMatchObject([
      { excerpt: expect.stringMatching(/^In automatico non si torna indietro\. remote-misfit 2\.0\.0-/) },
    ]);
  });
});

test('how fast pages of each version are is told with how it fared', async () => {
  const fleet = await release('fast');
  const version = await idOf('fast', '1.1.0');
  const measure = (body: object) =>
    api.call({ method: 'POST', path: '/client-measures', body: { area: 'fast', version, ...body } });
  for (const lcp_ms of [800, 1_240, 1_900, 4_100]) await measure({ lcp_ms, inp_ms: 96, cls: 0.021, calls: 3 });
  await measure({ version: '9.9.9-0123456789ab', lcp_ms: 60_000 });
  const known = (await fleet.read()).versions.find((one) => one.version === '1.1.0');
  expect(known).toMatchObject({
    calls: 12,
    failed_calls: 0,
    vitals: { lcp: { p75: 1_900, samples: 4 }, inp: { p75: 96, samples: 4 }, cls: { p75: 0.021, samples: 4 } },
  });
});

test('a live version that fails after its first day is told only', async () => {
  await release('settled');
  await wait(25 * 60);
  await fail('settled', '1.1.0', threeNetworks);
  await wait(1);
  const { live } = (await api.platform.releases.read()).pieces['remote-settled'] ?? {};
  expect(live).toBe(await idOf('settled', '1.1.0'));
});

test('a trial that lasts is weighed against all who took it, not only those of the last day', async () => {
  const { releases } = api.platform;
  await release('lasting');
  await releases.startCanary('remote-lasting', '1.2.0', { percent: 10 }, { by: 'CI' });
  await take('lasting', '1.2.0', 301);
  await wait(25 * 60);
  await fail('lasting', '1.2.0', oneNetwork, 'draw');
  await wait(1);
  const { canary } = (await releases.read()).pieces['remote-lasting'] ?? {};
  expect(canary).toMatchObject({ version: await idOf('lasting', '1.2.0') });
});
