import { workAsDealer } from './dealer.mjs';
import { readPages, visit } from './visitor.mjs';

/** How many are at work. */
export const crowd = { visitors: 3, readers: 2, dealers: 1 };

/**
 * People who are at work at the same time, each again and again, until they are told to stop.
 * @returns `failures`: every sentence about something that did not go as it should; `contracts`: those that were made
 */
export function startLoad(world, { visitors, readers, dealers } = crowd) {
  const failures = [];
  const contracts = [];
  const done = { visits: 0, pages: 0, dealers: 0 };
  let going = true;

  async function repeat(kind, act) {
    while (going) {
      const client = world.newClient();
      try {
        await act(client);
        done[kind] += 1;
      } catch (error) {
        failures.push(`${kind}: ${error.message}`);
      } finally {
        client.close();
      }
    }
  }

  const several = (count, start) => Array.from({ length: count }, start);
  const note = (contract_uid) => contracts.push(contract_uid);
  const all = Promise.all([
    ...several(visitors, () => repeat('visits', (client) => visit(client, { ...world, note }))),
    ...several(readers, () => repeat('pages', (client) => readPages(client.ask))),
    ...several(dealers, () => repeat('dealers', (client) => workAsDealer(client, world))),
  ]);

  return {
    failures,
    contracts,
    done,
    /** Lets everybody finish what they are at. */
    async stop() {
      going = false;
      await all;
    },
  };
}
