import { randomUUID } from 'node:crypto';
import { orderBody } from '../scale/visitor.mjs';
import { persist } from './persist.mjs';

/** A code whose message died with its process comes only after two minutes: who waits for it begins anew. */
const codeMs = 5_000;

/**
 * People who write at one installation, each again and again, until they are told to stop: customers who make a
 * contract, sign it and choose how to pay, and the operator who notes something and takes the money.
 * @param {ReturnType<typeof import('./ledger.mjs').createLedger>} ledger gets every acknowledged write
 * @returns `statuses`: how often each unexpected answer was heard; `left`: journeys that were given up
 */
export function startWriters(world, ledger, people = 6) {
  const statuses = {};
  let left = 0;
  let going = true;

  /** A call that has to come to its status; anything else ends the journey. */
  async function write(client, path, body, expected, token) {
    const key = randomUUID();
    const answer = await persist(
      () => client.ask(`/api/v1${path}`, { method: 'POST', body, key, token }),
      () => going,
    );
    if (answer?.status === expected) return answer.json();
    if (answer !== null) {
      const heard = `${path.split('/').at(-1)}: ${answer.status}`;
      statuses[heard] = (statuses[heard] ?? 0) + 1;
    }
    throw new LeftError();
  }

  async function journey() {
    const customer = world.newClient();
    const body = orderBody(world.order);
    const made = await write(customer, '/public/contracts/create-new', body, 201);
    const { contract_uid: uid, total } = made.data;
    const below = `/public/contracts/${uid}`;
    ledger.reached(uid, 'DRAFT');
    await operator(`/admin/contracts/${uid}/notes`, { text: `nota di ${uid}` }, 201);
    ledger.noted(uid, `nota di ${uid}`);
    await write(customer, `${below}/sign`, { terms: true, clauses: true }, 202);
    ledger.reached(uid, 'PENDING');
    const otp_code = await withinTime(world.provider.codeFor(body.phone));
    await write(customer, `${below}/confirm-otp`, { otp_code }, 202);
    ledger.reached(uid, 'SIGNED');
    const chosen = await write(customer, `${below}/payment-method`, { payment_method: 'concessionaria' }, 202);
    ledger.reached(uid, chosen.data.status);
    const paid = { amount: total, paid_at: new Date().toISOString(), reference: uid };
    await operator(`/admin/contracts/${uid}/mark-as-payed`, paid, 202);
    ledger.reached(uid, 'PAID');
  }

  // From an address of its own each time: limits count by address.
  const operator = (path, body, expected) => write(world.newClient(), path, body, expected, world.access);

  async function person() {
    while (going)
      await journey().catch((error) => {
        if (!(error instanceof LeftError)) throw error;
        left += 1;
      });
  }
  const all = Promise.all(Array.from({ length: people }, person));
  return {
    statuses,
    left: () => left,
    async stop() {
      going = false;
      await all;
    },
  };
}

/** Somebody went away in the middle: nothing was promised to them. */
class LeftError extends Error {}

function withinTime(code) {
  let timer;
  const over = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new LeftError()), codeMs);
  });
  return Promise.race([code.catch(() => Promise.reject(new LeftError())), over]).finally(() => clearTimeout(timer));
}
