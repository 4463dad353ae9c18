import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { loadModule } from '../federation/load-module.mjs';
import { root } from '../lib/files.mjs';
import { change, openDealer, signIn } from '../scale/catalogue.mjs';
import { orderBody } from '../scale/visitor.mjs';
import { withMailbox } from './installation.mjs';
import { operationsOf } from './operations.mjs';
import { makePerson } from './people.mjs';
import { randomFrom } from './random.mjs';
import { sendRequest } from './send-request.mjs';
import { createValues } from './values.mjs';

/** Who may call what, as a contract says it (shared-api/src/kernel/entry.ts). */
const allowed = {
  account: ['customer', 'manager', 'admin'],
  user: ['customer'],
  manager: ['manager'],
  admin: ['admin'],
  staff: ['manager', 'admin'],
};

/** @type {import('./run-part.mjs').Part} */
export const roles = {
  name: 'roles',
  about: 'every call by every caller, and what is another’s beside what does not exist',
  counts: {},
  short: {},
  run({ seed, say }) {
    return withMailbox(async (world) => {
      const { exports } = await loadModule(path.join(root, 'shared-api/src/contracts/all-contracts.ts'));
      const entries = Object.values(exports.allContracts)
        .flatMap((contract) => Object.values(contract))
        .filter(({ access }) => access !== 'demo');
      const gate = await tryGate(world, entries, say);
      const rows = await tryOwnership(world, randomFrom(seed), say);
      return { checks: [...gate.checks, ...rows.checks], figures: [...gate.figures, ...rows.figures] };
    });
  },
};

/** Each call without a body, by each caller: the role is judged before the content is read. */
async function tryGate(world, entries, say) {
  const callers = await makeCallers(world);
  const faults = [];
  let cells = 0;
  for (const entry of entries) {
    for (const [name, tokenOf] of Object.entries(callers)) {
      const answer = await ask(world, entry, await tokenOf(entry));
      cells += 1;
      const fault = gateFault(entry, name, answer);
      if (fault !== null) faults.push(`${entry.method} ${entry.path} by ${name}: ${fault}`);
    }
  }
  say(`${cells} cells of calls and callers`);
  return {
    checks: [{ what: 'each call answers who may call it, and refuses everybody else by name', faults }],
    figures: [
      ['calls', entries.length],
      ['callers', Object.keys(callers).length],
      ['cells', cells],
    ],
  };
}

async function makeCallers(world) {
  const customer = await makePerson(world, { roles: ['user'] });
  const manager = await makePerson(world, { roles: ['manager'], store_uids: [world.store_uid] });
  const disabled = await makePerson(world, { roles: ['user'] });
  await change(
    world.newClient(),
    `/admin/users/${disabled.uid}/update-profile`,
    { active: false },
    world.access,
    'PATCH',
  );
  const session = (person) => async (entry) =>
    endsSession(entry) ? signIn(world.newClient(), person.credentials) : person.token;
  return {
    visitor: async () => null,
    'a dead bearer': async () => 'x'.repeat(43),
    customer: session(customer),
    manager: session(manager),
    admin: session({ credentials: world.admin, token: world.access }),
    // To leave is open to them, and would end the session that the others are tried with.
    'a disabled account': async (entry) => (entry.path === '/auth/logout' ? null : disabled.token),
  };
}

/** Whoever makes such a call works on with another session. */
const endsSession = ({ path: address }) => ['/auth/logout', '/account/refresh-token'].includes(address);

async function ask({ process: { port } }, { method, path: address }, token) {
  const nobody = address.replace(/\{\w+\}/g, 'nessuno');
  const operation = { method, path: nobody, mediaType: null };
  const { status, text } = await sendRequest(port, { operation, parts: { path: {}, query: {}, header: {} } }, token);
  return { status, code: /"code":"(\w+)"/.exec(text)?.[1] };
}

/** What a caller must hear of a call that is not for them; null where it is. */
function refusalFor(access, caller) {
  // A provider proves itself by a signature, which nobody here has.
  if (access === 'provider') return 'forbidden';
  if (access === 'anybody') return null;
  if (caller === 'visitor' || caller === 'a dead bearer') return 'unauthenticated';
  if (caller === 'a disabled account') return 'account_disabled';
  return allowed[access].includes(caller) ? null : 'forbidden';
}

const refusals = ['unauthenticated', 'forbidden', 'account_disabled'];

function gateFault({ access }, caller, { status, code = '' }) {
  const wanted = refusalFor(access, caller);
  const isRight = wanted === null ? status < 500 && !refusals.includes(code) : code === wanted;
  return isRight ? null : `${status} ${code}`;
}

/** What is another's and what does not exist answer alike, to the byte, whatever the call; what is one's own answers. */
async function tryOwnership(world, random, say) {
  const { port } = world.process;
  const document = await (await fetch(`http://127.0.0.1:${port}/api/v1/openapi.json`)).json();
  const values = createValues(random);
  const sides = await makeSides(world);
  const faults = [];
  let pairs = 0;
  for (const operation of operationsOf(document)) {
    const side = sides.find(({ area }) => operation.path.startsWith(`${area}/`));
    const names = operation.parameters.filter((one) => one.in === 'path').map(({ name }) => name);
    if (side === undefined || !names.some((name) => name in side.foreign)) continue;
    const body = operation.body === null ? undefined : values.valid(operation.body);
    const send = (ids) => sendRequest(port, { operation, parts: partsOf(names, ids, body) }, side.token);
    pairs += 1;
    for (const fault of await pairFaults(operation, side, names, send))
      faults.push(`${operation.method} ${operation.path} by ${side.who}: ${fault}`);
  }
  say(`${pairs} pairs of another’s and missing`);
  return {
    checks: [{ what: 'another’s and missing answer alike, to the byte, and one’s own answers', faults }],
    figures: [['pairs of another’s and missing', pairs]],
  };
}

async function pairFaults({ method, path: address }, side, names, send) {
  const faults = [];
  const [theirs, none] = [said(await send(side.foreign)), said(await send(side.missing))];
  if (theirs !== none) faults.push(`another’s ${theirs}, missing ${none}`);
  if (theirs.startsWith('2')) faults.push(`another’s answered ${theirs}`);
  if (method !== 'GET' || names.length > 1) return faults;
  const own = await send(side.own);
  // Below a contract there may be nothing yet; the contract itself is there.
  const isThere = own.status === 200 || (own.status === 404 && !address.endsWith('}')) || own.status === 422;
  return isThere ? faults : [...faults, `their own is ${own.status}`];
}

function partsOf(names, ids, body) {
  return { path: Object.fromEntries(names.map((name) => [name, ids[name] ?? '1'])), query: {}, header: {}, body };
}

/** An answer without what is different each time. */
function said({ status, headers, text }) {
  const kept = ['etag', 'cache-control', 'content-type'].map((name) => `${name}=${headers.get(name)}`);
  return `${status} ${kept.join(' ')} ${text.replace(/"request_id":"[^"]*"/, '')}`;
}

/** Two dealers with a manager each, two customers, and a contract for each of them. */
async function makeSides(world) {
  const access = await signIn(world.newClient(), world.admin);
  const dealer = { code: 'TO-001', email: 'altro-dealer@esempio.it' };
  const { store_uid: other } = await openDealer(world.newClient(), access, dealer);
  const manager = await makePerson(world, { roles: ['manager'], store_uids: [world.store_uid] });
  const [customer, stranger] = [
    await makePerson(world, { roles: ['user'] }),
    await makePerson(world, { roles: ['user'] }),
  ];
  const order = { ...world.order };
  const contractOf = async (client, address, token, store_uid) =>
    (await change(client, address, orderBody({ ...order, store_uid }), token)).data.contract_uid;
  const own = await contractOf(world.newClient(), '/public/contracts/create-new', undefined, world.store_uid);
  const foreign = await contractOf(world.newClient(), '/public/contracts/create-new', undefined, other);
  const customers = await contractOf(world.newClient(), '/account/contracts/create', customer.token, world.store_uid);
  const strangers = await contractOf(world.newClient(), '/account/contracts/create', stranger.token, world.store_uid);
  const missing = { contract_uid: 'A'.repeat(22), uid: randomUUID() };
  return [
    {
      who: 'a manager',
      area: '/manager',
      token: manager.token,
      own: { contract_uid: own, uid: world.store_uid },
      foreign: { contract_uid: foreign, uid: other },
      missing,
    },
    {
      who: 'a customer',
      area: '/account',
      token: customer.token,
      own: { contract_uid: customers },
      foreign: { contract_uid: strangers },
      missing,
    },
  ];
}
