import { strict as assert } from 'node:assert';
import { randomUUID } from 'node:crypto';
import { makeContract, orderBody } from '../scale/visitor.mjs';

/** How many are at work at once, each again and again. */
const each = { signing: 3, lookingUp: 3, reporting: 2 };
/** For how long at least: on a slow machine until there are codes enough to tell, as long as that does not hang. */
const lastsMs = 4_000;
const fewestCodes = 4;
const patienceMs = 60_000;
/** So many wait for the card provider, five seconds each; after them the product asks it no more for a while. */
const payers = 3;

/** Asks, and expects an answer of a status within a time. */
async function expect(ask, address, { status, withinMs, body }) {
  const begun = performance.now();
  const answer = await ask(`/api/v1${address}`, { method: 'POST', body, key: randomUUID() });
  const took = performance.now() - begun;
  const what = `${address.split('/').at(-1)}: ${answer.status} after ${Math.round(took)} ms, ${answer.content}`;
  assert.ok([status].flat().includes(answer.status) && took < withinMs, what);
}

/**
 * People who sign, pay by card and look cars up at one process while their browsers report errors.
 * @returns how long each code took from the acceptance to the phone, in milliseconds
 */
export async function keepBusy(world, one) {
  const codesMs = [];
  const goOn = [];
  let paying = 0;
  const begun = performance.now();
  const isOpen = () => {
    const lasted = performance.now() - begun;
    return lasted < lastsMs || (codesMs.length < fewestCodes && lasted < patienceMs);
  };

  async function sign({ ask }) {
    const { contract_uid, phone } = await makeContract(ask, world.order);
    const below = `/public/contracts/${contract_uid}`;
    await expect(ask, `${below}/sign`, { status: 202, withinMs: 10_000, body: { terms: true, clauses: true } });
    const accepted = performance.now();
    const otp_code = await world.provider.codeFor(phone);
    codesMs.push(performance.now() - accepted);
    // The next one signs meanwhile; what fails is heard at the end.
    const rest = confirmAndPay(ask, below, otp_code);
    rest.catch(() => undefined);
    goOn.push(rest);
  }
  async function confirmAndPay(ask, below, otp_code) {
    await expect(ask, `${below}/confirm-otp`, { status: 202, withinMs: 15_000, body: { otp_code } });
    paying += 1;
    if (paying > payers) return;
    await expect(ask, `${below}/payment-method`, { status: 202, withinMs: 10_000, body: { payment_method: 'carta' } });
    await expect(ask, `${below}/pay`, { status: 503, withinMs: 15_000 });
  }
  const lookUp = ({ ask }) => {
    const { car_vin: vin } = orderBody(world.order);
    return expect(ask, '/public/vin-service', { status: 200, withinMs: 10_000, body: { vin } });
  };
  const report = ({ ask }) => {
    const body = { message: `Errore ${randomUUID()}`, area: 'remote-public', version: '1.0.0', url: '/ricerca' };
    return expect(ask, '/client-errors', { status: 202, withinMs: 10_000, body });
  };

  async function again(act) {
    // From an address of its own each time: limits count by address.
    while (isOpen()) await act(world.newClient(one));
  }
  const several = (count, act) => Array.from({ length: count }, () => again(act));
  await Promise.all([
    ...several(each.signing, sign),
    ...several(each.lookingUp, lookUp),
    ...several(each.reporting, report),
  ]);
  await Promise.all(goOn);
  return codesMs;
}
