import { loadavg } from 'node:os';
import { startInstallation } from './installation.mjs';
import { secondsOf } from './load.mjs';
import { explaining, plansOf, tellPlans } from './plan.mjs';
import { lineOf, table } from './ratio.mjs';

const perPage = 12;
/** What nobody waits for, on a quiet machine. */
const shortMs = 100;

const eq = (field, value, op = 'eq') => `wheres[0][field]=${field}&wheres[0][op]=${op}&wheres[0][value]=${value}`;

/** Both ways of every order that the pages offer. */
const sorts = [
  ...['updated_at', 'created_at', 'code', 'total', 'lastname', 'days_left', 'status', 'store'],
  ...['car_model', 'car_plate', 'type', 'sent_at', 'signed_at', 'filled_at', 'paid_at'],
].flatMap((name) => [name, `-${name}`]);

const searches = ['r', 'zq', 'cc', 'ros', 'rossi', 'nessuno', 'CC-2000-1234'];

const filters = [
  eq('status', 'PAID'),
  eq('kind', 'care'),
  eq('payment_method', 'carta'),
  eq('city', 'mil', 'like'),
  eq('car_model', 'jeep', 'like'),
  eq('days_left', '3', 'lte'),
  eq('created_at', '2026-01-01', 'gte'),
  eq('total', '500.00', 'gte'),
];

const counted = 'its exact total is counted row by row';

/** What keeps a call from its target. */
const bounds = {
  lastname: 'who has the same name is put in order by number, and copies share names',
  analytics: 'figures are summed over every contract of the stretch, and of the one before',
};

/** What the pages ask, with the most that a million contracts may cost beside ten thousand. */
const calls = [
  ...sorts.map((sort) => ({
    name: `sort=${sort}`,
    ask: () => `search?per_page=${perPage}&sort=${sort}`,
    bound: bounds[sort.replace('-', '')],
  })),
  {
    name: 'last page',
    ask: (contracts) => `search?per_page=${perPage}&sort=-updated_at&page=${Math.ceil(contracts / perPage)}`,
  },
  ...searches.map((word) => ({
    name: `search=${word}`,
    ask: () => `search?per_page=${perPage}&sort=-updated_at&search=${word}`,
    bound: counted,
  })),
  ...filters.map((filter) => ({
    name: filter,
    ask: () => `search?per_page=${perPage}&sort=-updated_at&${filter}`,
    bound: counted,
  })),
  { name: 'analytics, month', ask: () => 'analytics', most: 3, mostOurs: null, bound: bounds.analytics },
].map(({ most = 1.5, mostOurs = shortMs, ...call }) => ({ ...call, most, mostOurs: mostOurs ?? undefined }));

/**
 * The time of each call among many contracts beside the same among few, both asked in each round of one run.
 * @param {{ sizes: readonly [number, number], rounds: number, say: (line: string) => void }} options
 * @returns {Promise<boolean>} whether every target was reached
 */
export async function benchGrowth({ sizes: [few, many], rounds, say }) {
  const worlds = [];
  try {
    for (const contracts of [few, many]) worlds.push(await startInstallation(contracts, say, explaining));
    const [small, large] = worlds;
    say(`\n${many} contracts beside ${few}, one client, ${rounds} rounds, load ${loadavg()[0].toFixed(1)}`);
    const lines = table(say);
    for (const { ask, ...line } of calls) {
      const pairs = [];
      // The first answer of each is read from a disk.
      for (let round = 0; round <= rounds; round += 1) {
        const pair = { ours: await waitAt(large, ask(many)), bare: await waitAt(small, ask(few)) };
        if (round > 0) pairs.push(pair);
      }
      await lines.add(lineOf({ ...line, unit: 'ms', rounds: pairs }), () => explain(large, ask(many)));
    }
    return lines.holds();
  } finally {
    for (const world of worlds) await world.stop();
  }
}

/** Which plans a call's time went into, among many contracts. */
async function explain(world, call) {
  let took;
  const plans = await plansOf(world.filled.postgres, async () => {
    took = await waitAt(world, call);
  });
  return tellPlans(plans, took);
}

async function waitAt({ product, admin }, call) {
  const headers = { authorization: `Bearer ${admin}` };
  return (await secondsOf((send) => send(`${product}/api/v1/admin/contracts/${call}`, { headers }))) * 1_000;
}
