import { strict as assert } from 'node:assert';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../lib/files.mjs';
import { run } from '../lib/run.mjs';
import { until } from '../scale/until.mjs';
import { makeContract } from '../scale/visitor.mjs';
import { startInstallation } from './installation.mjs';
import { startSales } from './sales.mjs';

let world;
before(async () => {
  world = await startInstallation();
});
after(() => world.stop());

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
  for (let times = 0; times < 2; times += 1) {
    await moreOf(sales);
    await world.database.halt();
    await pause(500);
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

test('codes arrive by SMS while the mail server hangs', async () => {
  const { ask } = world.newClient();
  for (let times = 0; times < 4; times += 1) {
    const { contract_uid, phone } = await makeContract(ask, world.order);
    const body = { terms: true, clauses: true };
    const key = randomUUID();
    const asked = performance.now();
    const signing = await ask(`/api/v1/public/contracts/${contract_uid}/sign`, { method: 'POST', body, key });
    assert.equal(signing.status, 202, signing.content);
    await world.provider.codeFor(phone);
    assert.ok(performance.now() - asked < 5_000, 'the code took too long');
  }
  assert.ok((await world.withRecords((records) => records.unsentLetters())) > 0, 'no letter waits');
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

test('afterwards every contract, document and seal is as it should be, and no number is missing', async () => {
  const command = path.join(root, 'server/dist/commands/verify.js');
  const { code, output } = await run([process.execPath, command], { env: world.variables });
  assert.equal(code, 0, output);
  assert.deepEqual(await world.withRecords((records) => records.missingNumbers()), []);
});
