import { visitor } from '../auth';
import { fixedClock } from '../clock';
import type { Database } from '../db';
import { Refusal } from '../errors';
import { createKeys } from '../keys';
import { death } from '../testing/mortal-engine';
import { testDatabase } from '../testing/test-database';
import { createIdempotency } from './idempotency';

const clock = fixedClock(new Date('2026-03-02T10:00:00Z'));
const keys = createKeys(['a key for tests']);
const done = { status: 201, headers: {}, body: '{}' };

const end = death();
let db: Database;
beforeAll(async () => {
  db = await testDatabase(end.over);
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

/** Lets the next try in the background come round, and calls once it has done its work, on a connection of its own. */
async function afterNextTry<T>(call: () => Promise<T>): Promise<T> {
  await jest.advanceTimersByTimeAsync(1_000);
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'in_progress')) throw error;
    }
  }
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
  const again = await afterNextTry(() => idempotency.run(requestOf('a'), async () => done));
  expect(again).toMatchObject({ answer: done, replayed: false });
});

test('a call that succeeded is answered and has one effect, though its key could not be settled at once', async () => {
  const idempotency = createIdempotency(db, clock, keys);
  let away = { over: (): void => undefined };
  const work = jest.fn(async () => {
    away = outage();
    return done;
  });
  expect(await idempotency.run(requestOf('b'), work)).toMatchObject({ answer: done, replayed: false });
  away.over();
  const again = await afterNextTry(() => idempotency.run(requestOf('b'), work));
  expect(again).toMatchObject({ answer: done, replayed: true });
  expect(work).toHaveBeenCalledTimes(1);
});

test('a try that slept until another took its key over has no effect', async () => {
  const idempotency = createIdempotency(db, clock, keys);
  const sleeper = idempotency.run(requestOf('c'), async () => {
    clock.moveTo(new Date(clock.now().getTime() + 20_001));
    await idempotency.run(requestOf('c'), async () => done);
    return db.lastTransaction(async () => ({ ...done, body: '{"late":true}' }));
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
    hasSecondStep: false,
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

describe('of a process that died between effect and answer', () => {
  const died = () => new Promise<never>(() => undefined);
  const later = (ms: number) => clock.moveTo(new Date(clock.now().getTime() + ms));
  /** A transaction that writes nothing is an effect as good as any here. */
  const effect = () => db.transaction(async () => undefined);

  test('the effect is not had again, and whoever asks again is told so', async () => {
    const idempotency = createIdempotency(db, clock, keys);
    const committed = new Promise<void>((resolve) => {
      void idempotency.run(requestOf('f'), () => effect().then(resolve).then(died));
    });
    await committed;
    const again = jest.fn(async () => done);
    await expect(idempotency.run(requestOf('f'), again)).rejects.toMatchObject({
      code: 'in_progress',
      retryAfterSeconds: 1,
    });
    later(30_001);
    await expect(idempotency.run(requestOf('f'), again)).rejects.toThrow(/era già andata a buon fine/);
    later(300_000);
    await expect(idempotency.run(requestOf('f'), again)).rejects.toThrow(/era già andata a buon fine/);
    expect(again).not.toHaveBeenCalled();
  });

  test('the answer is there with the effect of the last transaction, at once', async () => {
    const idempotency = createIdempotency(db, clock, keys);
    end.comeAfter(1);
    void idempotency.run(requestOf('j'), () => db.lastTransaction(async () => done));
    await end.hasCome();
    const again = jest.fn(async () => done);
    expect(await idempotency.run(requestOf('j'), again)).toEqual({
      answer: done,
      replayed: true,
      committed: 'nothing',
    });
    expect(again).not.toHaveBeenCalled();
  });

  test('without an effect the key is taken over', async () => {
    const idempotency = createIdempotency(db, clock, keys);
    const begun = new Promise<void>((resolve) => {
      const failing = () => db.transaction(() => Promise.reject(new Error('rolled back'))).catch(() => resolve());
      void idempotency.run(requestOf('g'), () => failing().then(died));
    });
    await begun;
    later(20_001);
    expect(await idempotency.run(requestOf('g'), async () => done)).toMatchObject({ answer: done, replayed: false });
  });
});

test('what slept until another took its key over commits nothing, whether it keeps an answer or not', async () => {
  const idempotency = createIdempotency(db, clock, keys);
  const written = jest.fn();
  const sleeper = idempotency.run(requestOf('h'), async () => {
    clock.moveTo(new Date(clock.now().getTime() + 20_001));
    await idempotency.run(requestOf('h'), async () => done);
    await db.transaction(async () => undefined);
    written();
    return done;
  });
  await expect(sleeper).rejects.toMatchObject({ code: 'in_progress' });
  expect(written).not.toHaveBeenCalled();
});

test('what goes on in the background after the answer is not the call’s', async () => {
  const idempotency = createIdempotency(db, clock, keys);
  let goOn = () => {};
  const background = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let later: Promise<string> = Promise.resolve('');
  await idempotency.run(requestOf('i'), async () => {
    later = background.then(() => db.transaction(async () => 'written'));
    return done;
  });
  goOn();
  expect(await later).toBe('written');
});
