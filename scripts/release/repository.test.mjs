import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expectOwnRepository, repositoryName } from './repository.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'carcare-repository-'));
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
});
afterEach(() => rmSync(folder, { recursive: true }));
const knownAs = (name, address) => execFileSync('git', ['remote', 'add', name, address], { cwd: folder });

const live = {
  released_at: '2026-03-02T10:00:00Z',
  released_by: 'Paola',
  provenance: { run: 'https://github.com/altri/officina/actions/runs/7' },
};
const ci = (GITHUB_REPOSITORY) => ({ GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY });
const expected = (how) => expectOwnRepository('remote-workshop', live, { folder, env: {}, ...how });

test('what another repository made live is not replaced, unless one says that it is meant', async () => {
  await expect(expected({ env: ci('carcare/carcare') })).rejects.toThrow(
    'remote-workshop in linea viene da un altro repository (github.com/altri/officina, pubblicata da Paola il 02/03/26, 11:00)',
  );
  expect(await expected({ env: ci('carcare/carcare'), takeOver: true })).toBeNull();
  expect(await expected({ env: ci('Altri/officina') })).toBeNull();
});

test('at a terminal the remotes tell which repository this is, any of them; where there is none, that is said', async () => {
  expect(await expected()).toContain('nessun remote di git dice quale repository è questo');
  knownAs('origin', 'git@github.com:paola/officina.git');
  await expect(expected()).rejects.toThrow('--take-over');
  expect(await expected({ takeOver: true })).toContain(
    'il prossimo rilascio di github.com/altri/officina non sarà rifiutato',
  );
  knownAs('upstream', 'https://github.com/altri/officina.git');
  expect(await expected()).toBeNull();
});

test('what does not say where it comes from is not compared', async () => {
  const env = ci('carcare/carcare');
  for (const known of [undefined, {}, { provenance: { run: null } }])
    await expectOwnRepository('remote-workshop', known, { folder, env });
});

test.each([
  ['https://github.com/carcare/carcare', 'github.com/carcare/carcare'],
  ['https://paola:segreto@github.com/carcare/carcare.git/', 'github.com/carcare/carcare'],
  ['ssh://git@github.com:22/carcare/carcare.git', 'github.com/carcare/carcare'],
  ['git@github.com:CarCare/carcare.git', 'github.com/carcare/carcare'],
  ['/srv/git/carcare.git', null],
  ['../carcare', null],
])('%s is %s', (address, name) => {
  expect(repositoryName(address)).toBe(name);
});
