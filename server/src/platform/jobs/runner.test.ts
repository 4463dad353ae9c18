import { eq } from 'drizzle-orm';
import { stillClock } from '../clock';
import type { Database } from '../db';
import { jobs } from '../db/schema';
import { createLogger } from '../log';
import { createSettings } from '../settings';
import { testDatabase } from '../testing/test-database';
import { createJobRunner, type Job } from '.';

const clock = stillClock(new Date('2026-03-02T10:00:00Z'));
const title = { id: 'test.job', defaultMessage: 'Prova' };
const log = createLogger({ level: 'silent' });
const later = (seconds: number) => clock.moveTo(new Date(clock.now().getTime() + seconds * 1_000));

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
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
  jest.useRealTimers();
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
