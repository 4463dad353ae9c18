import { readAudience, readShares } from './canary.mjs';
import { stateOf } from './changing.mjs';
import { historyLines } from './history.mjs';
import { checkUse, findCommand } from './index.mjs';
import { statusLines } from './status.mjs';

const id = '1.2.0-0123456789ab';
const admin = {
  live: id,
  canary: { version: '1.3.0-ba9876543210', percent: 10, since: '2026-11-21T09:00:00.000Z' },
  disabled: null,
  versions: [{ version: '1.2.0', hash: '0123456789ab', released_at: '2026-11-21T08:00:00.000Z', released_by: 'Paola' }],
  history: [
    {
      version: '1.2.0',
      hash: '0123456789ab',
      released_at: '2026-11-21T08:00:00.000Z',
      released_by: 'Paola',
      what: 'live',
    },
  ],
};

test('an area’s name stands for its release', () => {
  expect(findCommand(['remote-admin'])).toMatchObject({ command: { name: 'release' }, words: ['remote-admin'] });
  expect(findCommand(['rollback', 'remote-admin', '1.1.0'])).toMatchObject({
    command: { name: 'rollback' },
    words: ['remote-admin', '1.1.0'],
  });
  expect(() => findCommand(['pubblica'])).toThrow("Non c'è nessun comando pubblica");
});

test('a share is a percentage that leaves somebody on either side', () => {
  expect(readShares('10%')).toEqual({ percent: 10 });
  expect(readShares('99')).toEqual({ percent: 99 });
  for (const wrong of [undefined, '100%', 'metà', '-5']) expect(() => readShares(wrong)).toThrow('da 1% a 99%');
});

test('no share ends the trial', () => {
  expect(readShares('0%')).toEqual({ percent: 0 });
});

test('several shares follow one another, each for a time', () => {
  const ramp = { next: [10, 50, 100], every_minutes: 30 };
  expect(readShares('1,10,50,100', '30m')).toEqual({ percent: 1, ramp });
  expect(readShares('5%, 100%', '2h')).toEqual({ percent: 5, ramp: { next: [100], every_minutes: 120 } });
  for (const wrong of ['10,5', '10,10', '10,200', '10,metà'])
    expect(() => readShares(wrong, '30m')).toThrow('Le parti devono crescere');
  for (const wrong of [undefined, '30', '0m', '8d', 'presto'])
    expect(() => readShares('1,100', wrong)).toThrow('--every dice quanto dura ogni parte');
  expect(() => readShares('10%', '30m')).toThrow('--every serve per più parti');
});

test('an audience is roles, dealers and people', () => {
  const uid = '0d6e3c52-6a43-4f0b-8d0e-5b1d7c3a9e10';
  const audience = { roles: ['admin'], store_uids: [uid], user_uids: [] };
  expect(readAudience(`admin, store:${uid}`)).toEqual(audience);
  expect(readAudience(undefined)).toBeUndefined();
  for (const wrong of ['admins', 'store:1', `manager:${uid}`, ''])
    expect(() => readAudience(wrong)).toThrow('--to vuole ruoli');
  expect(readShares('0%,10%', '1h')).toEqual({ percent: 0, ramp: { next: [10], every_minutes: 60 } });
  const canary = { ...admin.canary, percent: 0, audience };
  expect(stateOf({ ...admin, canary })).toContain(`in prova ${canary.version} solo per admin, store:${uid}`);
  expect(stateOf({ ...admin, canary: { ...canary, percent: 10 } })).toContain(
    `per il 10% delle sessioni, e comunque per admin, store:${uid}`,
  );
  expect(statusLines({ 'remote-admin': { ...admin, canary } })[0]).toMatch(`solo per admin, store:${uid}`);
});

test('a trial that nobody would get is refused before anything is built', async () => {
  const { command, words } = findCommand(['canary', 'remote-admin', '0%,10%']);
  await expect(command.run(words, { every: '1h' })).rejects.toThrow('Con lo 0% serve --to');
});

test('what was never released is served from beside the server, where it is built there', () => {
  const unreleased = { live: null, canary: null, disabled: null };
  expect(stateOf(unreleased)).toBe('in linea la costruzione accanto al server');
  expect(stateOf(unreleased, { besideServer: false })).toBe('mai stata in linea');
});

test('a trial that grows by itself is told with what follows', () => {
  const canary = { ...admin.canary, ramp: { next: [50, 100], every_minutes: 30, due_at: '2026-11-21T09:30:00.000Z' } };
  expect(stateOf({ ...admin, canary })).toContain('per il 10% delle sessioni, poi 50%, 100%, ogni 30 minuti');
  const hurried = { ...canary, ramp: { ...canary.ramp, every_minutes: 1 } };
  expect(stateOf({ ...admin, canary: hurried })).toMatch(/poi 50%, 100%, ogni 1 minuto$/);
  expect(statusLines({ 'remote-admin': { ...admin, canary } })[0]).toMatch(
    /al 10%, al 50% dal 21\/11\/26, 10:30, iniziata il/,
  );
});

test('what a command would overlook is refused, as it may be what the person meant', () => {
  const use = (args, given = []) => {
    const { command, words } = findCommand(args);
    checkUse(command, words, given);
  };

  expect(() => use(['remote-admin', 'remote-manager'])).toThrow('Qui remote-manager non serve.');
  expect(() => use(['rollback', 'remote-admin'], ['version'])).toThrow(
    'Qui --version non serve. Si scrive così: npm run release -- rollback [remote-admin] [1.1.0]',
  );
  expect(() => use(['rollback', 'remote-admin', '1.1.0'], ['yes', 'by', 'dry-run'])).not.toThrow();
  expect(() => use(['disable', 'remote-admin'], ['reason'])).not.toThrow();
});

test('the status says what is live, since when and by whom, and what is tried out', () => {
  expect(statusLines({ 'remote-admin': admin })).toEqual([
    `  remote-admin  ${id} (21/11/26, 09:00, Paola) in prova 1.3.0-ba9876543210 al 10%, iniziata il 21/11/26, 10:00`,
  ]);
});

test('the status says what was committed since, and waits to be released', () => {
  expect(
    statusLines({ 'remote-admin': admin }, { 'remote-admin': ['Change the lead', 'Add a call'] }).slice(1),
  ).toEqual(['      da rilasciare, 2:', '      · Change the lead', '      · Add a call']);
});

test('the status says what is switched off and why', () => {
  const disabled = { by: 'Paola', at: '2026-11-21T09:00:00.000Z', reason: 'Prezzi sbagliati' };

  expect(statusLines({ 'remote-admin': { ...admin, live: null, canary: null, disabled } })).toEqual([
    '  remote-admin  la costruzione accanto al server SPENTA dal 21/11/26, 10:00: Prezzi sbagliati',
  ]);
});

test('the history of several areas is one, the newest first', () => {
  const note = {
    version: null,
    hash: null,
    released_at: '2026-11-21T10:00:00.000Z',
    released_by: 'Ugo',
    what: 'disabled',
    reason: 'Prezzi sbagliati',
  };

  expect(historyLines({ 'remote-admin': admin, 'remote-manager': { history: [note] } })).toEqual([
    '  21/11/26, 11:00  remote-manager  area spenta, Ugo: Prezzi sbagliati',
    `  21/11/26, 09:00  remote-admin ${id}  messa in linea, Paola`,
  ]);
});

test('a publication tells from which sources it was made, what changed in it, and who answers for it', () => {
  const commit = '0123456789abcdef0123456789abcdef01234567';
  const provenance = {
    commit,
    dirty: true,
    subjects: ['Change the lead', 'Add a call'],
    owner: '@carcare/operatore',
    run: 'https://github.com/carcare/carcare/actions/runs/7',
  };
  const [note] = admin.history;
  const history = [{ ...note, what: 'published', commit, dirty: true }];
  const piece = { ...admin, versions: [{ ...admin.versions[0], provenance }], history };

  expect(historyLines({ 'remote-admin': piece })).toEqual([
    `  21/11/26, 09:00  remote-admin ${id}  pubblicata, Paola, commit 0123456, con modifiche che nessun commit ha`,
    '      · Change the lead',
    '      · Add a call',
    '      ne risponde @carcare/operatore, https://github.com/carcare/carcare/actions/runs/7',
  ]);
  expect(statusLines({ 'remote-admin': piece })[0]).toContain('commit 0123456, con modifiche che nessun commit ha');
});
