import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from './files.mjs';

test.each([
  ['test', 'npm test -- quick'],
  ['prove', 'npm run prove -- --seed 7'],
  ['bench', 'npm run bench -- sizes'],
  ['start', 'npm start'],
  ['build', 'npm run build -- shell server'],
  ['dev', 'npm run dev'],
])('npm’s %s tells how it is used, and does nothing else', (name, said) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${name}.mjs`, '--help'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stdout).toContain(said);
  expect(stdout).not.toContain('*');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

test('so does the one of a single area', () => {
  const { status, stdout } = spawnSync(process.execPath, ['../scripts/dev-area.mjs', '--help'], {
    cwd: path.join(root, 'remote-public'),
    encoding: 'utf8',
  });
  expect(stdout).toContain('npm run dev -w remote-public -- --shell');
  expect(status).toBe(0);
});
