import { strict as assert } from 'node:assert';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../lib/files.mjs';
import { postgresPrograms } from '../lib/postgres.mjs';
import { run } from '../lib/run.mjs';
import { change, signIn } from '../scale/catalogue.mjs';
import { until } from '../scale/until.mjs';
import { keepBusy } from './crowd.mjs';
import { startInstallation } from './installation.mjs';
import { startSales } from './sales.mjs';
import { startSilentServices } from './silent-services.mjs';

let world;
let services;
before(async () => {
  services = await startSilentServices();
  // The second process has every service there is, the first what each installation has.
  world = await startInstallation([{}, services.variables]);
});
after(async () => {
  await world.stop();
  await services.stop();
});

/** Waits until some more contracts are made. */
function moreOf({ made }) {
  const before = made.length;
  return until(async () => made.length > before + 3, 'contracts are made');
}

/** Does something while a process stands still, as on a machine that swaps or is moved. */
async function whileFrozen(one, act) {
  one.signal('SIGSTOP');
  try {
    return await act();
  } finally {
    one.signal('SIGCONT');
  }
}

test('a database that restarts under load ends no process, and nothing acknowledged is lost', async () => {
  const [one] = world.processes;
  const sales = startSales(world, one);
  // A short outage is waited out for whoever calls; of a longer one they hear.
  for (const outageMs of [500, 7_000]) {
    await moreOf(sales);
    await world.database.halt();
    await pause(outageMs);
    await world.database.resume();
  }
  await moreOf(sales);
  await sales.stop();
  assert.deepEqual(sales.faults, []);
  assert.equal(sales.statuses.none, undefined, one.said);
  assert.ok(sales.statuses[503] > 0, 'nobody noticed the restarts');
  assert.equal(await world.withRecords((records) => records.existing(sales.made)), sales.made.length);
});

test('after an outage of an idle system jobs come round again, in each process', async () => {
  await world.database.halt();
  await pause(2_500);
  await world.database.resume();
  for (const alone of world.processes) {
    const [other] = world.processes.filter((one) => one !== alone);
    const since = new Date();
    await whileFrozen(other, async () => {
      await world.withRecords((records) => records.hurryJobs());
      await until(() => world.withRecords((records) => records.jobsRanSince(since)), 'jobs run again');
    });
    assert.ok(Date.now() - since < 10_000, 'they took too long');
    assert.equal(await alone.status('/api/v1/ready'), 200);
  }
});

test('codes arrive by SMS while every other service outside is silent, under load', async () => {
  const [, one] = world.processes;
  const operator = world.newClient();
  const payments_methods = ['concessionaria', 'carta'];
  const token = await signIn(operator, world.admin);
  await change(operator, `/admin/stores/${world.store_uid}/update`, { payments_methods }, token, 'PATCH');
  const codesMs = await keepBusy(world, one);
  assert.ok(codesMs.length >= 4, `only ${codesMs.length} codes`);
  assert.ok(Math.max(...codesMs) < 5_000, `a code took ${Math.max(...codesMs)} ms`);
  for (const [name, times] of Object.entries({ ...services.asked(), mail: world.mail.asked() }))
    assert.ok(times > 0, `nobody asked ${name}`);
  assert.ok((await world.withRecords((records) => records.unsentEmails())) > 0, 'no e-mail waits');
});

test('a process that stands still does not keep the others from selling', async () => {
  const [still, other] = world.processes;
  const sales = [still, other].map((one) => startSales(world, one));
  await Promise.all(sales.map(moreOf));
  const begun = performance.now();
  await whileFrozen(still, () => moreOf(sales[1]));
  assert.ok(performance.now() - begun < 25_000, 'the others waited too long');
  await Promise.all(sales.map(moreOf));
  await Promise.all(sales.map((one) => one.stop()));
  for (const { faults, statuses } of sales) assert.deepEqual([faults, statuses.none], [[], undefined]);
});

test('a database that hangs is a 503 after a while, and the process is alive', async () => {
  const { ask } = world.newClient();
  // Connections that are open already are the ones that hang.
  await Promise.all(Array.from({ length: 6 }, () => ask('/api/v1/public/dealers')));
  world.database.freeze();
  try {
    const begun = performance.now();
    const answers = Promise.all(Array.from({ length: 6 }, () => ask('/api/v1/public/dealers')));
    const health = await ask('/api/v1/health', { token: 'x'.repeat(43) });
    assert.equal(health.status, 200);
    assert.ok(performance.now() - begun < 3_000, 'health waited for the database');
    for (const { status, headers } of await answers) assert.deepEqual([status, headers['retry-after']], [503, '5']);
    assert.ok(performance.now() - begun < 35_000, 'they waited too long');
  } finally {
    world.database.thaw();
  }
  await until(async () => (await ask('/api/v1/public/dealers')).status === 200, 'the database answers again');
});

test('a process that starts before its database waits for it', async () => {
  const [, other] = world.processes;
  assert.equal(await other.end(), 0, other.said);
  await world.database.halt();
  const started = other.start();
  await pause(1_500);
  await world.database.resume();
  await started;
});

/** Runs an operator's command, which must end well. */
async function command(name, variables, ...words) {
  const program = path.join(root, 'server/dist/commands', `${name}.js`);
  const { code, output } = await run([process.execPath, program, ...words], { env: variables });
  assert.equal(code, 0, output);
}

test('a backup that is taken while contracts are made comes back, and every contract in it is sound', async () => {
  const [one] = world.processes;
  const folder = mkdtempSync(path.join(tmpdir(), 'carcare-backup-'));
  const backup = path.join(folder, 'backup');
  const url = new URL(world.database.url);
  url.pathname = '/restored';
  const restored = { ...world.variables, DATABASE_URL: url.href, DATA_DIR: path.join(folder, 'data') };
  try {
    const sales = startSales(world, one);
    await moreOf(sales);
    await command('backup', world.variables, backup);
    await moreOf(sales);
    await sales.stop();
    const createdb = path.join(postgresPrograms(), 'createdb');
    const made = await run([createdb, `--maintenance-db=${world.database.url}`, 'restored']);
    assert.equal(made.code, 0, made.output);
    await command('restore', restored, backup);
    await command('verify', restored);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('afterwards every contract, document and seal is as it should be, and no number is missing', async () => {
  await command('verify', world.variables);
  assert.deepEqual(await world.withRecords((records) => records.missingNumbers()), []);
});
