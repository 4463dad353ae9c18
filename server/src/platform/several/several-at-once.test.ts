import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { severalAtOnce } from './index';

/** Work that tells how much of it goes on at once. */
function counted() {
  const seen = { now: 0, most: 0, done: 0 };
  const work = async (item: number) => {
    seen.now += 1;
    seen.most = Math.max(seen.most, seen.now);
    // The first of all takes longest.
    for (let turns = 0; turns < 10 - item; turns += 1) await turnOfTheLoop();
    seen.now -= 1;
    seen.done += 1;
    if (item === 4) throw new Error('The fourth fails');
    return item;
  };
  return { seen, work };
}

async function taken(results: AsyncIterable<number>): Promise<number[]> {
  const all: number[] = [];
  for await (const result of results) all.push(result);
  return all;
}

test('several are in work at once, never more than were asked for, and come in their order', async () => {
  const { seen, work } = counted();
  expect(await taken(severalAtOnce([0, 1, 2, 3, 5, 6, 7], 3, work))).toEqual([0, 1, 2, 3, 5, 6, 7]);
  expect(seen).toEqual({ now: 0, most: 3, done: 7 });
  expect(await taken(severalAtOnce([], 3, work))).toEqual([]);
});

test('one that fails ends it once nothing works any more, and no further one is begun', async () => {
  const { seen, work } = counted();
  await expect(taken(severalAtOnce([3, 4, 5, 6, 7, 8, 9], 3, work))).rejects.toThrow('The fourth fails');
  expect(seen.now).toBe(0);
  expect(seen.done).toBeLessThan(7);
});

test('whoever takes no more waits for what was begun', async () => {
  const { seen, work } = counted();
  for await (const _ of severalAtOnce([1, 2, 3, 5], 2, work)) break;
  expect(seen).toMatchObject({ now: 0, done: 2 });
});
