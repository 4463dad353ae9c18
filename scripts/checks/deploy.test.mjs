import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(__dirname, '../../deploy');
const read = (file) => readFileSync(path.join(folder, file), 'utf8');
/** What a shell knows once it has sourced files of deploy/ one after the other, as deploy/README.md has it. */
function sourced(...files) {
  const reading = files.map((file) => `. ./${file}`).join(' && ');
  const printed = execFileSync('sh', ['-c', `set -ea; ${reading}; exec env -0`], {
    cwd: folder,
    env: {},
    encoding: 'utf8',
  });
  return Object.fromEntries(printed.split('\0').map((line) => line.split(/=(.*)/s).slice(0, 2)));
}

test('a shell reads the environment of the processes as systemd does', () => {
  expect(sourced('environment')).toMatchObject({
    PUBLIC_URL: 'https://carcare.esempio.it',
    MAIL_FROM: 'CarCare <noreply@esempio.it>',
    CHECKPOINT_EMAIL: 'revisione@altra-casa.it',
  });
});

test('the processes go through the pooler, a backup straight to the primary', () => {
  const port = (file, pattern) => pattern.exec(read(file))?.[1];
  const pooler = port('pgbouncer/pgbouncer.ini', /^listen_port = (\d+)$/m);
  const primary = port('haproxy/haproxy.cfg', /bind 127\.0\.0\.1:(\d+)/);
  expect(new URL(sourced('environment').DATABASE_URL).port).toBe(pooler);

  const unit = read('systemd/carcare-backup.service');
  const files = [...unit.matchAll(/^EnvironmentFile=\/etc\/carcare\/(.+)$/gm)].map(([, file]) => file);
  expect(files[0]).toBe('environment');
  const { host, port: ofBackup } = new URL(sourced(...files).DATABASE_URL);
  expect([host, ofBackup]).toEqual([`127.0.0.1:${primary}`, primary]);
});

test('behind its proxy the container counts by visitor: only this machine reaches its port', () => {
  const compose = read('compose.yml');
  expect(compose).toMatch(/^ {6}TRUST_PROXY: \$\{TRUST_PROXY:-1\}$/m);
  const ports = [...compose.matchAll(/^ {6}- (\S+:\d+:\d+)$/gm)].map(([, published]) => published);
  expect(ports).toEqual(['127.0.0.1:4000:4000']);
});
