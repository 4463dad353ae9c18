import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ownerOf, provenanceOf } from './provenance.mjs';

const build = { name: 'remote-admin', inputs: ['remote-admin', 'shared-api'] };
let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'carcare-provenance-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const git = (...words) =>
  execFileSync('git', ['-c', 'user.name=Paola', '-c', 'user.email=paola@esempio.it', ...words], { cwd: folder })
    .toString()
    .trim();

function write(file, text) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

function commit(file, subject) {
  write(file, subject);
  git('add', '.');
  git('commit', '--quiet', '-m', subject);
  return git('rev-parse', 'HEAD');
}

test('a build is told by its commit, what changed in it since the live version, its owner and its run', async () => {
  git('init', '--quiet');
  write('.github/CODEOWNERS', '* @carcare/piattaforma\n/remote-admin/ @carcare/operatore\n');
  const live = commit('remote-admin/a.ts', 'Begin');
  commit('remote-admin/a.ts', 'Change the lead');
  commit('remote-public/a.ts', 'Change another area');
  const last = commit('shared-api/a.ts', 'Add a call');
  const env = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'carcare/carcare', GITHUB_RUN_ID: '7' };

  expect(await provenanceOf(build, live, { folder, env })).toEqual({
    commit: last,
    dirty: false,
    subjects: ['Add a call', 'Change the lead'],
    owner: '@carcare/operatore',
    run: 'https://github.com/carcare/carcare/actions/runs/7',
  });
  write('remote-public/a.ts', 'not committed, and not in this build');
  expect((await provenanceOf(build, live, { folder, env })).dirty).toBe(false);
  write('remote-admin/new.ts', 'not committed');
  expect((await provenanceOf(build, live, { folder, env })).dirty).toBe(true);
});

test('without a repository, or with a live commit that it does not have, as much is told as is known', async () => {
  const bare = { commit: null, dirty: false, subjects: [], owner: null, run: null };
  expect(await provenanceOf(build, null, { folder, env: {} })).toEqual(bare);
  git('init', '--quiet');
  const only = commit('remote-admin/a.ts', 'Begin');
  expect(await provenanceOf(build, '0'.repeat(40), { folder, env: {} })).toEqual({ ...bare, commit: only });
});

test('the last line of CODEOWNERS that fits a folder names its owner', () => {
  const text = '# Who reviews what\n* @carcare/piattaforma\n/remote-admin/ @carcare/operatore @carcare/lead # both\n';

  expect(ownerOf('remote-admin', text)).toBe('@carcare/operatore @carcare/lead');
  expect(ownerOf('remote-public', text)).toBe('@carcare/piattaforma');
  expect(ownerOf('remote-public', '')).toBeNull();
});
