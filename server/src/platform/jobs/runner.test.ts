import { eq, sql } from 'drizzle-orm';
import { fixedClock } from '../clock';
import type { Database } from '../db';
import { jobs } from '../db/schema';
import { createLogger } from '../log';
import { createSettings } from '../settings';
import { testDatabase } from '../testing/test-database';
import { createJobRunner, type Job } from './index';

const clock = fixedClock(new Date('2026-03-02T10:00:00Z'));
const title = { id: 'test.job', defaultMessage: 'Prova' };
const log = createLogger({ level: 'silent' });
const later = (seconds: number) => clock.moveTo(new Date(clock.now().getTime() + seconds * 1_000));

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
afterEach(() => {
  // First: a spy that is taken off later would bring the fake timer that it was put on back.
  jest.restoreAllMocks();
  jest.useRealTimers();
});
afterAll(() => db.close());

const rowOf = async (name: string) => (await db.read.select().from(jobs).where(eq(jobs.name, name)))[0];

test('a due job runs once however many processes ask, and again when its time has come', async () => {
  const run = jest.fn(async () => ({ deleted: 2 }));
  const list: readonly Job[] = [{ name: 'sweep', title, everySeconds: 60, run }];
  const processes = Array.from({ length: 4 }, () =>
    createJobRunner({ db, clock, settings: createSettings(db, clock), log }, list),
  );
  await Promise.all(processes.map((runner) => runner.runDue()));
  expect(run).toHaveBeenCalledTimes(1);
  expect(await rowOf('sweep')).toMatchObject({
    last_result: { deleted: 2 },
    last_error: null,
    last_finished_at: clock.now(),
    last_duration_ms: expect.any(Number),
  });
  later(61);
  await Promise.all(processes.map((runner) => runner.runDue()));
  expect(run).toHaveBeenCalledTimes(2);
});

test('a job that fails is noted and does not keep the next from running', async () => {
  const after = jest.fn(async () => undefined);
  const broken: Job = {
    name: 'broken',
    title,
    everySeconds: 60,
    run: async () => {
      throw new TypeError('no');
    },
  };
  await createJobRunner({ db, clock, settings: createSettings(db, clock), log }, [
    broken,
    { name: 'after', title, everySeconds: 60, run: after },
  ]).runDue();
  expect(after).toHaveBeenCalledTimes(1);
  expect(await rowOf('broken')).toMatchObject({ last_error: 'TypeError' });
});

test('a job that takes long stays with its process', async () => {
  jest.useFakeTimers({ now: Date.now(), doNotFake: ['Date', 'nextTick', 'performance', 'setImmediate', 'setTimeout'] });
  let finish = (): void => undefined;
  const run = jest.fn(
    () =>
      new Promise<undefined>((resolve) => {
        finish = () => resolve(undefined);
      }),
  );
  const processes = Array.from({ length: 2 }, () =>
    createJobRunner({ db, clock, settings: createSettings(db, clock), log }, [
      { name: 'long', title, everySeconds: 60, run },
    ]),
  );
  const first = processes[0]?.runDue();
  while (run.mock.calls.length === 0) await new Promise(setImmediate);
  const firstHold = (await rowOf('long'))?.next_run_at;
  later(20);
  jest.advanceTimersByTime(10_000);
  while ((await rowOf('long'))?.next_run_at?.getTime() === firstHold?.getTime()) await new Promise(setImmediate);
  later(20);
  await processes[1]?.runDue();
  finish();
  await first;
  expect(run).toHaveBeenCalledTimes(1);
});

test('a job whose process died is taken over after its lease', async () => {
  const run = jest.fn(async () => undefined);
  await db.read
    .insert(jobs)
    .values({ name: 'died', last_started_at: clock.now(), next_run_at: new Date(clock.now().getTime() + 600_000) });
  const runner = createJobRunner({ db, clock, settings: createSettings(db, clock), log }, [
    { name: 'died', title, everySeconds: 60, run },
  ]);
  await runner.runDue();
  expect(run).not.toHaveBeenCalled();
  later(601);
  await runner.runDue();
  expect(run).toHaveBeenCalledTimes(1);
});

test.each([
  ['a day', 86_400_000],
  // A machine's clock that shows local time in winter, and was read as if it were UTC.
  ['an hour', 3_600_000],
])('a clock that ran %s ahead and was put right keeps no job waiting', async (_, farMs) => {
  const right = clock.now();
  const ahead = new Date(right.getTime() + farMs);
  let now = ahead;
  const run = jest.fn(async () => undefined);
  const list: readonly Job[] = [
    { name: `put-right-${farMs}`, title, everySeconds: 3_600, hasWork: () => sql`false`, run },
  ];
  const moving = { now: () => now };
  const runner = createJobRunner({ db, clock: moving, settings: createSettings(db, moving), log }, list);
  await runner.runDue();
  now = right;
  await runner.runDue();
  expect(run).toHaveBeenCalledTimes(2);
  await runner.runDue();
  expect(run).toHaveBeenCalledTimes(2);
  expect((await rowOf(`put-right-${farMs}`))?.next_run_at).toEqual(new Date(right.getTime() + 3_600_000));
});

test.each(['done', 'failed'])(
  'a process that slept past its lease leaves its successor’s hold alone: %s',
  async (end) => {
    jest.useFakeTimers({
      now: Date.now(),
      doNotFake: ['Date', 'nextTick', 'performance', 'setImmediate', 'setTimeout'],
    });
    const name = `slept-${end}`;
    const ends: ((error?: Error) => void)[] = [];
    const run = jest.fn(
      () =>
        new Promise<undefined>((resolve, reject) => {
          ends.push((error) => (error === undefined ? resolve(undefined) : reject(error)));
        }),
    );
    const processes = Array.from({ length: 3 }, () =>
      createJobRunner({ db, clock, settings: createSettings(db, clock), log }, [{ name, title, everySeconds: 5, run }]),
    );
    const runs = [processes[0]?.runDue()];
    while (ends.length < 1) await new Promise(setImmediate);
    later(31);
    runs.push(processes[1]?.runDue());
    while (ends.length < 2) await new Promise(setImmediate);
    const held = await rowOf(name);

    later(10);
    jest.clearAllTimers();
    ends[0]?.(end === 'failed' ? new TypeError('no') : undefined);
    await runs[0];
    expect(await rowOf(name)).toEqual(held);
    await processes[2]?.runDue();
    expect(run).toHaveBeenCalledTimes(2);

    ends[1]?.();
    await runs[1];
    expect(await rowOf(name)).toMatchObject({ last_finished_at: clock.now(), last_error: null });
  },
);

test('a process that wakes after its lease does not renew the hold of its successor', async () => {
  jest.useFakeTimers({ now: Date.now(), doNotFake: ['Date', 'nextTick', 'performance', 'setImmediate', 'setTimeout'] });
  const ends: (() => void)[] = [];
  const run = jest.fn(() => new Promise<undefined>((resolve) => ends.push(() => resolve(undefined))));
  const sleeper = createJobRunner({ db, clock, settings: createSettings(db, clock), log }, [
    { name: 'woken', title, everySeconds: 5, run },
  ]);
  const slept = sleeper.runDue();
  while (ends.length < 1) await new Promise(setImmediate);
  later(31);
  const taken = { last_started_at: clock.now(), next_run_at: new Date(clock.now().getTime() + 30_000) };
  await db.read.update(jobs).set(taken).where(eq(jobs.name, 'woken'));
  later(10);
  jest.advanceTimersByTime(10_000);
  ends[0]?.();
  await slept;
  expect(await rowOf('woken')).toMatchObject(taken);
});

test('after an outage of the database jobs come round again', async () => {
  const run = jest.fn(async () => undefined);
  const refresh = jest.fn(async () => undefined).mockRejectedValueOnce(new Error('away'));
  const runner = createJobRunner({ db, clock, settings: { refresh }, log }, [
    { name: 'outage', title, everySeconds: 60, run },
  ]);
  await expect(runner.runDue()).rejects.toThrow('away');
  await runner.runDue();
  expect(run).toHaveBeenCalledTimes(1);
});

test('a runner that cannot look for due jobs says so after a minute, and when it can again', async () => {
  jest.useFakeTimers({ now: Date.now(), doNotFake: ['Date', 'nextTick', 'setImmediate'] });
  let isAway = true;
  const flaky = new Proxy(db, {
    get(target, key) {
      if (isAway) throw new Error('away');
      return Reflect.get(target, key);
    },
  });
  const runner = createJobRunner({ db: flaky, clock, settings: { refresh: async () => undefined }, log }, []);
  expect(runner.isLooking()).toBe(true);
  runner.start();
  await jest.advanceTimersByTimeAsync(59_000);
  expect(runner.isLooking()).toBe(true);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(runner.isLooking()).toBe(false);
  isAway = false;
  await jest.advanceTimersByTimeAsync(2_000);
  while (!runner.isLooking()) await new Promise(setImmediate);
  await runner.stop();
});

test('a job that hangs holds back its own lane alone', async () => {
  let finish = (): void => undefined;
  const hanging: Job = {
    name: 'hanging',
    title,
    everySeconds: 1,
    apart: true,
    run: () =>
      new Promise<undefined>((resolve) => {
        finish = () => resolve(undefined);
      }),
  };
  const run = jest.fn(async () => undefined);
  const runner = createJobRunner({ db, clock, settings: createSettings(db, clock), log }, [
    hanging,
    { name: 'beside', title, everySeconds: 60, run },
  ]);
  runner.start();
  while (run.mock.calls.length === 0) await new Promise(setImmediate);
  later(61);
  while (run.mock.calls.length === 1) await new Promise(setImmediate);
  finish();
  await runner.stop();
});

test('jobs that erase run one after the other, in their order, and beside those that do not wait for them', async () => {
  const began: string[] = [];
  let finish = (): void => undefined;
  const jobOf = (name: string, work?: () => Promise<undefined>): Job => ({
    name,
    title,
    everySeconds: 60,
    run: () => {
      began.push(name);
      return work?.() ?? Promise.resolve(undefined);
    },
  });
  const long = () =>
    new Promise<undefined>((resolve) => {
      finish = () => resolve(undefined);
    });
  const runner = createJobRunner({ db, clock, settings: createSettings(db, clock), log }, [
    { ...jobOf('erases-contracts', long), apart: 'erasing' },
    { ...jobOf('erases-what-is-left'), apart: 'erasing' },
    jobOf('waits-for-neither'),
  ]);
  runner.start();
  while (!began.includes('waits-for-neither')) await new Promise(setImmediate);
  later(61);
  while (began.filter((name) => name === 'waits-for-neither').length < 2) await new Promise(setImmediate);
  expect(began).not.toContain('erases-what-is-left');
  finish();
  while (!began.includes('erases-what-is-left')) await new Promise(setImmediate);
  await runner.stop();
});

test('a runner whose job hangs says so after ten minutes, unless nobody waits for that job', async () => {
  jest.useFakeTimers({ now: Date.now(), doNotFake: ['Date', 'nextTick', 'setImmediate'] });
  for (const [name, isTold, apart] of [
    ['stuck', true, {}],
    ['stuck-apart', false, { apart: true as const }],
    ['stuck-erasing', false, { apart: 'erasing' as const }],
  ] as const) {
    let finish = (): void => undefined;
    const run = jest.fn(
      () =>
        new Promise<undefined>((resolve) => {
          finish = () => resolve(undefined);
        }),
    );
    const list: readonly Job[] = [{ name, title, everySeconds: 60, run, ...apart }];
    const runner = createJobRunner({ db, clock, settings: { refresh: async () => undefined }, log }, list);
    // Each look waits for the database, which answers in its own time, and sets the timer of the next when it is over:
    // time that passed meanwhile would let the connection time out.
    const timers = jest.spyOn(globalThis, 'setTimeout');
    const pass = async (minutes: number) => {
      for (let seconds = 0; seconds < minutes * 60; seconds += 2) {
        timers.mockClear();
        await jest.advanceTimersByTimeAsync(2_000);
        while (!timers.mock.calls.some(([, delay]) => delay === 2_000)) await new Promise(setImmediate);
      }
    };
    runner.start();
    await pass(1 / 30);
    while (run.mock.calls.length === 0) await new Promise(setImmediate);
    await pass(9);
    expect(runner.isLooking()).toBe(true);
    await pass(2);
    expect(runner.isLooking()).toBe(!isTold);
    finish();
    while (!runner.isLooking()) await new Promise(setImmediate);
    await runner.stop();
  }
});

test('where nothing is due, nothing is written', async () => {
  const hasWork = jest.fn(() => sql`false`);
  const list: readonly Job[] = [
    { name: 'often', title, everySeconds: 1, hasWork, run: async () => undefined },
    { name: 'rarely', title, everySeconds: 600, run: async () => undefined },
  ];
  const runner = createJobRunner({ db, clock, settings: { refresh: async () => undefined }, log }, list);
  await runner.runDue();
  const before = [await rowOf('often'), await rowOf('rarely')];
  later(30);
  const looks = jest.spyOn(db, 'read', 'get');
  await runner.runDue();
  expect(looks).toHaveBeenCalledTimes(1);
  looks.mockRestore();
  expect([await rowOf('often'), await rowOf('rarely')]).toEqual(before);
  hasWork.mockReturnValueOnce(sql`true`);
  await runner.runDue();
  expect((await rowOf('often'))?.last_started_at).toEqual(clock.now());
  later(60);
  await runner.runDue();
  expect((await rowOf('often'))?.last_started_at).toEqual(clock.now());
});

test('jobs that cannot run for long, as on a full disk, are told once, every five minutes and when it is over', async () => {
  jest.useFakeTimers({ now: Date.now(), doNotFake: ['Date', 'nextTick', 'setImmediate'] });
  const said: string[] = [];
  const told = createLogger({ level: 'info', destination: { write: (line) => said.push(JSON.parse(line).msg) } });
  let isFull = true;
  const full = new Proxy(db.read, {
    get(target, key) {
      if (isFull && key === 'insert') throw Object.assign(new Error('could not extend file'), { code: '53100' });
      return Reflect.get(target, key);
    },
  });
  const onFullDisk = new Proxy(db, { get: (target, key) => (key === 'read' ? full : Reflect.get(target, key)) });
  const list: readonly Job[] = [{ name: 'full', title, everySeconds: 60, run: async () => undefined }];
  const settings = { refresh: async () => undefined };
  const runner = createJobRunner({ db: onFullDisk, clock, settings, log: told }, list);
  const timers = jest.spyOn(globalThis, 'setTimeout');
  // As above: the next look's timer is set when the present look is over.
  const pass = async (seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 2) {
      timers.mockClear();
      await jest.advanceTimersByTimeAsync(2_000);
      while (!timers.mock.calls.some(([, delay]) => delay === 2_000)) await new Promise(setImmediate);
    }
  };
  runner.start();
  await pass(60);
  expect(said).toEqual(['jobs failed']);
  await pass(270);
  expect(said).toEqual(['jobs failed', 'jobs failed']);
  isFull = false;
  await pass(2);
  while (said.length === 2) await new Promise(setImmediate);
  expect(said).toEqual(['jobs failed', 'jobs failed', 'jobs run again']);
  await runner.stop();
});
