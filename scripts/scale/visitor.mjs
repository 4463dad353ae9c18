import { strict as assert } from 'node:assert';
import { createHash, randomInt, randomUUID } from 'node:crypto';

const keptForAYear = 'public, max-age=31536000, immutable';
const digits = (count) => Array.from({ length: count }, () => randomInt(10)).join('');

/** Somebody who finds the site, buys a package, signs it with the code on their phone and keeps the document. */
export async function visit({ ask }, { order, provider, note }) {
  await readPages(ask);
  const { contract_uid, phone } = await makeContract(ask, order);
  note(contract_uid);
  const below = `/api/v1/public/contracts/${contract_uid}`;
  await accepted(ask, `${below}/sign`, { terms: true, clauses: true });
  await accepted(ask, `${below}/confirm-otp`, { otp_code: await provider.codeFor(phone) });
  await readDocument(ask, below);
}

/** @returns {Promise<string[]>} the addresses of the first page's scripts */
export async function readFirstPage(ask) {
  const page = await ask('/');
  assert.equal(page.status, 200, 'page');
  assert.match(page.headers['content-security-policy'], /script-src/);
  assert.equal(page.headers['content-encoding'], 'br');
  const scripts = [...page.content.toString().matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, address]) => address);
  assert.ok(scripts.length > 2, 'a page without scripts');
  return scripts;
}

/** The first page with its scripts, and what it asks the server for. */
export async function readPages(ask) {
  for (const address of await readFirstPage(ask)) {
    const script = await ask(address);
    assert.equal(script.status, 200, address);
    assert.equal(script.headers['cache-control'], keptForAYear, address);
    assert.equal(script.headers['x-content-type-options'], 'nosniff', address);
  }
  for (const address of ['/registry.json', '/ricerca', '/api/v1/public/dealers', '/api/v1/public/pack-types'])
    assert.equal((await ask(address)).status, 200, address);
}

/** Somebody who was never here, on a car of their own, so that no two meet at a limit. */
export const newCustomer = (order) => ({
  ...order,
  ...{ firstname: 'Niccolò', lastname: 'D’Angelo', email: `n${digits(9)}@example.com`, phone: `+39347${digits(7)}` },
  ...{ address: 'via dei Transiti 18', city: 'Milano', province: 'MI', zip_code: '20127' },
  ...{ car_vin: `ZACPJFCW1SP${digits(6)}`, car_model: 'Jeep Avenger', car_fuel: 'benzina', km: 18_420 },
  car_registration_date: '2025-03-18',
});

/** What they send for a contract. */
export const orderBody = (order) => ({ ...newCustomer(order), general: true, marketing: false, survey: false });

/** A new contract. The same call once more gives the same contract. */
export async function makeContract(ask, order) {
  const key = randomUUID();
  const body = orderBody(order);
  const made = [];
  for (let times = 0; times < 2; times += 1) {
    const answer = await ask('/api/v1/public/contracts/create-new', { method: 'POST', body, key });
    assert.equal(answer.status, 201, String(answer.content));
    made.push(answer.json().data.contract_uid);
  }
  assert.equal(made[0], made[1], 'one key made two contracts');
  return { contract_uid: made[0], phone: body.phone };
}

async function accepted(ask, address, body) {
  const answer = await ask(address, { method: 'POST', body, key: randomUUID() });
  assert.equal(answer.status, 202, `${address.split('/').at(-1)}: ${answer.content}`);
}

/** The signed document comes whole: it has the fingerprint that its contract names. */
async function readDocument(ask, below) {
  const list = await ask(`${below}/documents`);
  assert.equal(list.status, 200, String(list.content));
  const { id, sha256 } = list.json().data.find(({ kind }) => kind === 'contratto');
  const document = await ask(`${below}/documents/${id}`);
  assert.equal(document.status, 200, 'document');
  assert.equal(createHash('sha256').update(document.content).digest('hex'), sha256);
}
