import { randomInt, randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { newCustomer, orderBody } from '../scale/visitor.mjs';
import { startInstallation } from './installation.mjs';
import { rateOf, secondsOf } from './load.mjs';
import { tellProfile } from './profile.mjs';
import { lineOf, table } from './ratio.mjs';

const load = { connections: 10, seconds: 2 };
const api = '/api/v1';

/**
 * Measures the server's calls beside a bare handler on the same rows, both in each round of one run, and prints how
 * they relate.
 * @param {{ contracts: number, rounds: number, say: (line: string) => void }} options
 * @returns {Promise<boolean>} whether every target was reached
 */
export async function benchServer({ contracts, rounds, say }) {
  const world = await startInstallation(contracts, say);
  try {
    const order = await orderOf(world);
    say(`\n${contracts} contracts, ${load.connections} connections, ${rounds} rounds, load ${loadavg()[0].toFixed(1)}`);
    const lines = table(say);
    for (const pair of pairs(world, order)) {
      const line = lineOf({ ...pair, rounds: await measure(pair, rounds) });
      await lines.add(line, async () => tellProfile(await world.profileOf(() => takerOf(pair)(pair.ours))));
    }
    return lines.holds();
  } finally {
    await world.stop();
  }
}

/** What is asked of both, with the target of how they relate. */
function pairs({ product, bare, admin, manager, uid }, order) {
  const staff = { headers: { authorization: `Bearer ${admin}` } };
  const at = (address, options) => (send) => send(address, typeof options === 'function' ? options() : options);
  const search = `${product}${api}/admin/contracts/search`;
  const paid = 'wheres[0][field]=status&wheres[0][op]=eq&wheres[0][value]=PAID';
  const list = at(`${search}?per_page=12&sort=-updated_at`, staff);
  const createBare = at(`${bare}/contracts`, { method: 'POST', body: order });
  return [
    {
      name: 'list of 12, total counted there',
      unit: '/s',
      least: 4.5,
      bound: 'three statements, and twelve rows told in full, 25 kB',
      ours: list,
      bare: at(`${bare}/list`),
    },
    { name: 'list of 12, total kept there', unit: '/s', ours: list, bare: at(`${bare}/list-kept`) },
    {
      name: 'filter and search',
      unit: '/s',
      least: 0.8,
      bound: 'the plan that PostgreSQL’s sample of the rows leads it to',
      ours: at(`${search}?per_page=12&sort=-updated_at&search=rossi&${paid}`, staff),
      bare: at(`${bare}/found?status=PAID&search=rossi`),
    },
    {
      name: 'one contract',
      unit: '/s',
      least: 0.6,
      bound: 'two statements one after the other, whose session it is and the contract',
      ours: at(`${product}${api}/admin/contracts/${uid}`, staff),
      bare: at(`${bare}/contracts/${uid}`),
    },
    {
      name: 'creation by staff, with its key',
      unit: '/s',
      least: 0.4,
      bound: 'six statements one after the other, four of them in its transaction',
      ours: at(`${product}${api}/manager/contracts/create`, () => ({
        method: 'POST',
        headers: { authorization: `Bearer ${manager}`, 'idempotency-key': randomUUID() },
        body: newCustomer(order),
      })),
      bare: createBare,
    },
    {
      name: 'creation from the funnel, with its key',
      unit: '/s',
      least: 0.3,
      bound: 'five statements one after the other, four of them in its transaction',
      ours: at(`${product}${api}/public/contracts/create-new`, () => ({
        method: 'POST',
        headers: { 'idempotency-key': randomUUID(), 'x-forwarded-for': `10.${randomInt(250)}.${randomInt(250)}.7` },
        body: orderBody(order),
      })),
      bare: createBare,
    },
    {
      name: 'export as CSV beside COPY',
      unit: 's',
      most: 1.5,
      once: true,
      bound: 'texts are made cell by cell, in one thread',
      ours: at(`${product}${api}/admin/contracts/export?format=csv`, staff),
      bare: at(`${bare}/copy`),
    },
    {
      name: 'export as XLSX beside COPY',
      unit: 's',
      most: 4,
      once: true,
      bound: 'XML is made cell by cell in one thread, and packed in another',
      ours: at(`${product}${api}/admin/contracts/export?format=xlsx`, staff),
      bare: at(`${bare}/copy`),
    },
  ];
}

/** What is asked once is told in seconds, everything else in answers a second. */
const takerOf = ({ once }) => (once ? secondsOf : (ask) => rateOf(ask, load));

/**
 * Both in turn, so that what else the machine does meets both alike, after a round that is not counted: the first one
 * reads from the disk, and has PostgreSQL write down which rows are visible.
 */
async function measure(pair, count) {
  const take = takerOf(pair);
  const rounds = [];
  for (let round = 0; round <= count; round += 1) {
    const taken = { ours: await take(pair.ours), bare: await take(pair.bare) };
    if (round > 0) rounds.push(taken);
  }
  return rounds;
}

/** A package that fits the car, of a dealer who sells on line and is the manager's. */
async function orderOf({ product, manager }) {
  const read = async (path, headers = {}) => (await (await fetch(`${product}${api}/${path}`, { headers })).json()).data;
  const car = { car_vin: 'ZACPJFCW1SP018273', car_model: 'Jeep Avenger', car_fuel: 'benzina', km: 18_420 };
  const own = await read('manager/stores', { authorization: `Bearer ${manager}` });
  const dealers = await read('public/dealers');
  const { store_uid } = dealers.find((dealer) => own.some((store) => store.store_uid === dealer.store_uid));
  const [pack] = (await read('public/pack-types')).flatMap(({ packages = [] }) => packages);
  return { ...car, car_registration_date: '2025-03-18', store_uid, package_id: pack.id, total: pack.total };
}
