import { readShare } from './canary.mjs';
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
  expect(readShare('10%')).toBe(10);
  expect(readShare('99')).toBe(99);
  for (const wrong of [undefined, '100%', 'metà', '-5']) expect(() => readShare(wrong)).toThrow('da 1% a 99%');
});

test('no share ends the trial', () => {
  expect(readShare('0%')).toBe(0);
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
    `  remote-admin  ${id} (21/11/26, 09:00, Paola) in prova 1.3.0-ba9876543210 al 10%`,
  ]);
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
