import { fixedClock } from '../clock';
import type { Database } from '../db';
import { createKeys } from '../keys';
import { createSettings } from '../settings';
import { testDatabase } from '../testing/test-database';
import { createLimits, type Limits } from './index';

const clock = fixedClock(new Date('2026-03-02T10:00:00Z'));
const threeInTenMinutes = { name: 'codes', max: 3, windowSeconds: 600 };
const later = (seconds: number) => clock.moveTo(new Date(clock.now().getTime() + seconds * 1_000));

let limits: Limits;
let db: Database;
beforeAll(async () => {
  db = await testDatabase();
  limits = createLimits({ db, clock, keys: createKeys(['a key for tests']), settings: createSettings(db, clock) });
});
afterAll(() => db.close());

test('any stretch of the window lets through as many as the limit says, wherever it begins', async () => {
  expect(await limits.take(threeInTenMinutes, 'a')).toBeNull();
  later(300);
  expect(await limits.take(threeInTenMinutes, 'a')).toBeNull();
  expect(await limits.take(threeInTenMinutes, 'a')).toBeNull();
  expect(await limits.take(threeInTenMinutes, 'a')).toBe(300);
  later(301);
  expect(await limits.take(threeInTenMinutes, 'a')).toBeNull();
  expect(await limits.take(threeInTenMinutes, 'a')).toBe(299);
});

test('another key has its own count, and a look counts nothing', async () => {
  expect(await limits.peek(threeInTenMinutes, 'b')).toBeNull();
  for (let n = 0; n < 3; n += 1) expect(await limits.take(threeInTenMinutes, 'b')).toBeNull();
  expect(await limits.peek(threeInTenMinutes, 'b')).toBe(600);
  await limits.clear(threeInTenMinutes, 'b');
  expect(await limits.peek(threeInTenMinutes, 'b')).toBeNull();
});

test('a count that is taken back leaves room for another', async () => {
  for (let n = 0; n < 3; n += 1) await limits.take(threeInTenMinutes, 'd');
  await limits.release(threeInTenMinutes, 'd');
  expect(await limits.take(threeInTenMinutes, 'd')).toBeNull();
  expect(await limits.take(threeInTenMinutes, 'd')).toBe(600);
});

test('many at once never pass together', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => limits.take(threeInTenMinutes, 'c')));
  expect(answers.filter((answer) => answer === null)).toHaveLength(3);
});

test('what was counted while the clock ran a day ahead keeps nobody waiting once it is put right', async () => {
  const right = clock.now();
  let now = new Date(right.getTime() + 86_400_000);
  const moving = { now: () => now };
  const counting = createLimits({
    db,
    clock: moving,
    keys: createKeys(['a key for tests']),
    settings: createSettings(db, moving),
  });
  for (let n = 0; n < 3; n += 1) await counting.take(threeInTenMinutes, 'e');
  expect(await counting.peek(threeInTenMinutes, 'e')).toBe(600);
  now = right;
  expect(await counting.peek(threeInTenMinutes, 'e')).toBeNull();
  for (let n = 0; n < 3; n += 1) expect(await counting.take(threeInTenMinutes, 'e')).toBeNull();
  expect(await counting.take(threeInTenMinutes, 'e')).toBe(600);
});
