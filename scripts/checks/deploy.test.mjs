import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';

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

/** What the container runtime is told, by the names of its parts. */
const compose = parse(read('compose.yml'));

test('behind its proxy the container counts by visitor: only this machine reaches its port', () => {
  const { environment, ports } = compose.services.carcare;
  expect(environment.TRUST_PROXY).toBe(`\${TRUST_PROXY:-1}`);
  expect(ports).toEqual(['127.0.0.1:4000:4000']);
});

test('a service of the container file waits for ones that are there, and each volume is declared', () => {
  const services = Object.entries(compose.services);
  expect(services.map(([name]) => name)).toEqual(['database', 'carcare']);
  for (const [, { depends_on = {}, volumes = [], restart }] of services) {
    expect(Object.keys(depends_on).filter((name) => compose.services[name]?.healthcheck === undefined)).toEqual([]);
    expect(volumes.filter((volume) => !(volume.split(':')[0] in compose.volumes))).toEqual([]);
    expect(restart).toBe('always');
  }
  const { context, dockerfile } = compose.services.carcare.build;
  expect(readFileSync(path.join(folder, context, dockerfile), 'utf8')).toMatch(/^FROM /m);
});

const units = readdirSync(path.join(folder, 'systemd'));
/** Lines `key=value` of a unit, each with the section that it stands in. */
const linesOf = (unit) =>
  read(`systemd/${unit}`)
    .split(/^(?=\[)/m)
    .flatMap((part) =>
      [...part.matchAll(/^(\w+)=(.*)$/gm)].map(([, key, value]) => ({
        section: /^\[(\w+)\]/.exec(part)?.[1],
        key,
        value,
      })),
    );

/** What our units say, by section; a key that is misspelt is one that nobody knows. */
const knownKeys = {
  Unit: ['Description', 'After', 'Wants'],
  Service: [
    ...['Type', 'User', 'Group', 'WorkingDirectory', 'EnvironmentFile', 'Environment', 'ExecStart'],
    ...['Restart', 'RestartSec', 'TimeoutStopSec', 'KillMode', 'StateDirectory', 'StateDirectoryMode', 'UMask'],
    ...['NoNewPrivileges', 'PrivateTmp', 'ProtectSystem', 'ProtectHome', 'ProtectKernelTunables'],
    ...['ProtectKernelModules', 'ProtectControlGroups', 'RestrictSUIDSGID', 'LimitNOFILE'],
  ],
  Timer: ['OnCalendar', 'Persistent'],
  Install: ['WantedBy'],
};

test.each(units)('%s says what systemd understands', (unit) => {
  const wrong = linesOf(unit).filter(({ section, key }) => !knownKeys[section]?.includes(key));
  expect(wrong).toEqual([]);
  expect(complaintsOf(unit)).toEqual([]);
});

/** Sentences of systemd's own check about a unit; none where the machine has no systemd. */
function complaintsOf(unit) {
  const place = mkdtempSync(path.join(tmpdir(), 'carcare-units-'));
  try {
    cpSync(path.join(folder, 'systemd'), place, { recursive: true });
    // A template is checked as one of its instances.
    const name = unit.replace('@.', '@4001.');
    cpSync(path.join(folder, 'systemd', unit), path.join(place, name));
    const { error, stderr } = spawnSync('systemd-analyze', ['verify', path.join(place, name)], { encoding: 'utf8' });
    if (error) return [];
    // Programs lie elsewhere on each machine, and other units are not ours.
    return stderr.split('\n').filter((line) => line.includes(name) && !/is not executable/.test(line));
  } finally {
    rmSync(place, { recursive: true });
  }
}

test('every variable in deploy/ is one that the server reads, and that is documented', () => {
  const root = path.join(folder, '..');
  const schema = readFileSync(path.join(root, 'server/src/platform/env/env.ts'), 'utf8');
  const known = new Set([...schema.matchAll(/^ {2}([A-Z][A-Z\d_]+): /gm)].map(([, name]) => name));
  const documented = readFileSync(path.join(root, 'docs/configure.md'), 'utf8');
  const ofUnits = units.flatMap(linesOf).filter(({ key }) => key === 'Environment');
  const ofContainer = [...read('Containerfile').matchAll(/^ENV (.+)$/gm)].flatMap(([, line]) => line.split(' '));
  const names = new Set([
    ...Object.keys(compose.services.carcare.environment),
    ...['environment', 'backup-environment'].flatMap((file) => read(file).match(/^[A-Z][A-Z\d_]*(?==)/gm)),
    ...ofUnits.map(({ value }) => value.split('=')[0]),
    ...ofContainer.map((pair) => pair.split('=')[0]),
  ]);
  // Node's own.
  names.delete('NODE_ENV');
  expect(names.size).toBeGreaterThan(14);
  expect([...names].filter((name) => !known.has(name) || !documented.includes(`\`${name}\``))).toEqual([]);
});

test('what a unit reads and runs is what deploy/ and the build have', () => {
  const lines = units.flatMap(linesOf);
  const files = lines.filter(({ key }) => key === 'EnvironmentFile').map(({ value }) => path.basename(value));
  for (const file of files) expect(read(file)).toMatch(/^DATABASE_URL=/m);
  const programs = lines
    .filter(({ key }) => key === 'ExecStart')
    .map(({ value }) => /server\/dist\/([\w/]+)\.js/.exec(value));
  expect(programs).toHaveLength(2);
  for (const program of programs)
    expect(readFileSync(path.join(folder, '../server/src', `${program?.[1]}.ts`), 'utf8')).not.toBe('');
});
