import { startFilledProduct } from './filled-product.mjs';
import { middle } from './middle.mjs';
import { signIn } from './start-product.mjs';

const where = (field, value) => `wheres[0][field]=${field}&wheres[0][op]=eq&wheres[0][value]=${value}`;

/** What the operator asks for most, with each order and basis that reads other columns. */
const calls = [
  'search',
  'search?page=50',
  'search?search=rossi',
  'search?search=CC-2000-123456',
  `search?${where('status', 'PAID')}`,
  `search?${where('payment_method', 'carta')}`,
  'search?sort=-total',
  'search?sort=-code',
  'search?sort=lastname',
  'search?sort=-paid_at',
  'analytics',
  'analytics?basis=signed&period=last_month',
  'analytics?basis=paid',
];

/**
 * How long the operator waits for the list and the analytics of many contracts, over HTTP and on a PostgreSQL of its
 * own. The server must have been built.
 * @param {number} contracts
 * @param {(line: string) => void} say
 * @returns {Promise<[name: string, milliseconds: number][]>} the middle one of three tries each
 */
export async function measureMillion(contracts, say) {
  const filled = await startFilledProduct(contracts, say);
  const { product } = filled;
  try {
    const token = (await signIn(product.address, 'admin')).access_token;
    const times = [];
    for (const call of calls) times.push([call, await medianOf(3, () => timeOf(product.address, call, token))]);
    return times;
  } finally {
    await filled.stop();
  }
}

async function timeOf(address, call, token) {
  const begun = performance.now();
  const answer = await fetch(`${address}/api/v1/admin/contracts/${call}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw new Error(`${call}: ${await answer.text()}`);
  await answer.arrayBuffer();
  return performance.now() - begun;
}

async function medianOf(tries, measure) {
  const times = [];
  for (let n = 0; n < tries; n += 1) times.push(await measure());
  return middle(times);
}
