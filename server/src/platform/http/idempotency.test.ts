import { visitor } from '../auth';
import { stillClock } from '../clock';
import type { Database } from '../db';
import { createKeys } from '../keys';
import { testDatabase } from '../testing/test-database';
import { createIdempotency } from './idempotency';

const clock = stillClock(new Date('2026-03-02T10:00:00Z'));
const keys = createKeys(['a key for tests']);
const done = { status: 201, headers: {}, body: '{}' };

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(() => {
  jest.useFakeTimers({ now: Date.now(), doNotFake: ['Date', 'nextTick', 'setImmediate'] });
});
afterEach(() => jest.useRealTimers());
afterAll(() => db.close());

const requestOf = (key: string) => ({
  key: key.padEnd(22, '-'),
  caller: visitor,
  method: 'POST',
  path: '/things',
  content: [],
  holds: '',
});

/** Its tables are away from a call on until it is said that they are back. */
function outage() {
  const looks = jest.spyOn(db, 'read', 'get').mockImplementation(() => {
    throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
  });
  return { over: () => looks.mockRestore() };
}

/** Lets the next try in the background come round. */
async function nextTry() {
  await jest.advanceTimersByTimeAsync(1_000);
  await db.ping();
}

test('a call that failed with the database can be sent again once that is back', async () => {
  const idempotency = createIdempotency(db, clock, keys);
  let away = { over: (): void => undefined };
  const failing = idempotency.run(requestOf('a'), async () => {
    away = outage();
    throw new Error('away');
  });
  await expect(failing).rejects.toThrow('away');
  away.over();
  await nextTry();
  expect(await idempotency.run(requestOf('a'), async () => done)).toEqual({ answer: done, replayed: false });
});

test('a call that succeeded is answered and has one effect, though its key could not be settled at once', async () => {
  const idempotency = createIdempotency(db, clock, keys);
  let away = { over: (): void => undefined };
  const work = jest.fn(async () => {
    away = outage();
    return done;
  });
  expect(await idempotency.run(requestOf('b'), work)).toEqual({ answer: done, replayed: false });
  away.over();
  await nextTry();
  expect(await idempotency.run(requestOf('b'), work)).toEqual({ answer: done, replayed: true });
  expect(work).toHaveBeenCalledTimes(1);
});

test('a try that slept until another took its key over has no effect', async () => {
  const idempotency = createIdempotency(db, clock, keys);
  const sleeper = idempotency.run(requestOf('c'), async (keep) => {
    clock.moveTo(new Date(clock.now().getTime() + 241_000));
    await idempotency.run(requestOf('c'), async () => done);
    await db.transaction((tx) => keep(tx, { ...done, body: '{"late":true}' }));
    return done;
  });
  await expect(sleeper).rejects.toMatchObject({ code: 'in_progress' });
  const { answer } = await idempotency.run(requestOf('c'), async () => done);
  expect(answer.body).toBe('{}');
});

test('a visitor’s answer comes again for ten minutes, an account’s for a day', async () => {
  const idempotency = createIdempotency(db, clock, keys);
  const account = {
    kind: 'account',
    uid: 'u',
    session_id: 's',
    roles: [],
    disabled: false,
    hasApp: false,
    recentlyProved: true,
  } as const;
  const [anonymous, known] = [requestOf('d'), { ...requestOf('e'), caller: account }];
  for (const request of [anonymous, known]) await idempotency.run(request, async () => done);
  clock.moveTo(new Date(clock.now().getTime() + 600_000));
  expect((await idempotency.run(anonymous, async () => done)).replayed).toBe(true);
  clock.moveTo(new Date(clock.now().getTime() + 1));
  const again = jest.fn(async () => done);
  await expect(idempotency.run(anonymous, again)).rejects.toMatchObject({ code: 'validation' });
  expect(again).not.toHaveBeenCalled();
  expect((await idempotency.run(known, again)).replayed).toBe(true);
});
