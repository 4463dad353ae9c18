import { strict as assert } from 'node:assert';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { root } from '../lib/files.mjs';
import { run } from '../lib/run.mjs';
import { change, prepareCatalogue, signIn } from './catalogue.mjs';
import { startInstallation } from './installation.mjs';
import { crowd, startLoad } from './load.mjs';
import { openRecords } from './records.mjs';
import { releaseBuilds } from './releases.mjs';
import { until } from './until.mjs';
import { makeContract, orderBody, readFirstPage } from './visitor.mjs';

let world;
let records;

before(async () => {
  const installation = await startInstallation();
  records = await openRecords(installation.database.url);
  await releaseBuilds(installation.variables);
  world = { ...installation, ...(await prepareCatalogue(installation)) };
});

after(async () => {
  await records.close();
  await world.stop();
});

/** Waits until everybody has done some more. */
function moreOf({ done }) {
  const before = { ...done };
  return until(async () => Object.keys(before).every((kind) => done[kind] > before[kind]), 'the load goes on');
}

/** Waits until the proxy sends requests to each process: it leaves one alone for a while after a restart. */
async function eachServes({ processes }) {
  const before = await Promise.all(processes.map((one) => one.served()));
  const servesMore = async (one, index) => (await one.served()) > before[index];
  await until(async () => (await Promise.all(processes.map(servesMore))).every(Boolean), 'each process serves');
}

/** Does something with a client that is new to every limit. */
async function withClient(act) {
  const client = world.newClient();
  try {
    return await act(client);
  } finally {
    client.close();
  }
}

/** Asks one process itself, not the proxy. */
const askProcess = ({ port }, address, options) => fetch(`http://127.0.0.1:${port}${address}`, options);

test('scripts of released versions come from the store, the first of each from a process', async () => {
  await withClient(async ({ ask }) => {
    for (const address of await readFirstPage(ask)) {
      assert.match(address, /^\/(shell|areas\/public)\/1\.0\.0-[0-9a-f]{12}\//);
      const script = await ask(address);
      const isFromProcess = script.headers['x-request-id'] !== undefined;
      assert.equal(isFromProcess, /\/(main|remoteEntry)\./.test(address), address);
    }
  });
});

test('processes are restarted one after the other, and nobody notices', async () => {
  const load = startLoad(world);
  await moreOf(load);
  for (const one of world.processes) {
    const ended = one.end();
    await until(async () => (await one.status('/api/v1/ready')) === 503, 'a process about to stop is not ready');
    assert.equal(await one.status('/api/v1/health'), 200);
    assert.equal(await ended, 0, one.said);
    await one.start();
    await moreOf(load);
  }
  await load.stop();
  assert.deepEqual(load.failures, [], world.nginx.said());
  assert.equal(await records.contracts(), load.contracts.length);
  assert.equal(await records.signedContracts(), load.contracts.length);
});

test('each message left once, whichever process sent it', async () => {
  await until(async () => (await records.unsentMessages()) === 0, 'every SMS is sent');
  const references = world.provider.references();
  assert.equal(new Set(references).size, references.length);
  assert.equal(references.length, await records.messages());
});

test('contracts expire once, however many processes look for them', async () => {
  const made = Array.from({ length: 12 }, () => withClient(({ ask }) => makeContract(ask, world.order)));
  const uids = (await Promise.all(made)).map(({ contract_uid }) => contract_uid);
  await records.age(uids);
  await until(async () => (await records.deleted(uids)) === uids.length, 'old contracts are deleted');
  assert.equal(await records.deletions(uids), uids.length);
  await records.rejuvenate(uids);
});

test('sessions, keys of calls and limits belong to all processes', async () => {
  const token = await withClient((client) => signIn(client, world.admin));
  const headers = { authorization: `Bearer ${token}` };
  const accounts = world.processes.map((one) => askProcess(one, '/api/v1/account', { headers }));
  assert.deepEqual(
    (await Promise.all(accounts)).map(({ status }) => status),
    [200, 200],
  );

  const json = { 'content-type': 'application/json' };
  const order = { body: JSON.stringify(orderBody(world.order)), headers: { ...json, 'idempotency-key': randomUUID() } };
  const answers = [];
  for (const one of world.processes) {
    const answer = await askProcess(one, '/api/v1/public/contracts/create-new', { method: 'POST', ...order });
    answers.push([answer.status, (await answer.json()).data.contract_uid]);
  }
  assert.equal(answers[0][0], 201);
  assert.deepEqual(answers[1], answers[0]);

  const credentials = JSON.stringify({ email: 'nessuno@esempio.it', password: 'una frase sbagliata' });
  const tries = [];
  for (let time = 0; time < 11; time += 1) {
    const login = { method: 'POST', headers: json, body: credentials };
    tries.push((await askProcess(world.processes[time % 2], '/api/v1/auth/login', login)).status);
  }
  assert.deepEqual(tries, [...Array.from({ length: 10 }, () => 422), 429]);
});

test('an area that is switched off through one process is off in the other', async () => {
  await withClient(async (client) => {
    const token = await signIn(client, world.admin);
    const body = { reason: 'Prova di spegnimento', confirm: 'remote-manager' };
    await change(client, '/admin/system/areas/remote-manager/disable', body, token);
  });
  const isOffAt = async (one) => {
    const { areas } = await (await askProcess(one, '/registry.json')).json();
    return areas.find(({ name }) => name === 'manager').enabled === false;
  };
  await until(async () => (await Promise.all(world.processes.map(isOffAt))).every(Boolean), 'it is off everywhere');
});

test('a process that dies takes nothing along that was acknowledged, and who reads does not notice', async () => {
  const load = startLoad(world);
  await eachServes(world);
  const [dead] = world.processes;
  await dead.kill();
  await moreOf(load);
  await dead.start();
  await moreOf(load);
  await load.stop();
  const lost = load.failures.filter((failure) => !failure.startsWith('pages'));
  assert.deepEqual(lost, load.failures, world.nginx.said());
  // Whoever was in the middle of a change may be told so, once.
  assert.ok(lost.length <= crowd.visitors + crowd.dealers, lost.join('\n'));
  assert.equal(await records.existing(load.contracts), load.contracts.length);
});

test('afterwards every contract, document and seal is as it should be', async () => {
  const command = path.join(root, 'server/dist/commands/verify.js');
  const { code, output } = await run([process.execPath, command], { env: world.variables });
  assert.equal(code, 0, output);
});
