import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Refusal } from '../errors';
import { type BuiltWorker, builtWorker } from '../testing/built-worker';
import { type Task, task } from './task';
import { createWorkerPool } from './worker-pool';
import { inProcess, type Workers } from './workers';

class NotFitting extends Error {
  constructor(readonly field: string) {
    super(`${field} does not fit`);
  }
}

/** What the threads do, by the names that they know; they are built of the same sources. */
const source = `
  import { threadId } from 'node:worker_threads';
  import { serveTasks } from './serve-tasks';
  import { task } from './task';
  class NotFitting extends Error {
    constructor(readonly field: string) {
      super(field + ' does not fit');
    }
  }
  const gate = (state: SharedArrayBuffer) => new Promise((resolve) => {
    const look = () => Atomics.load(new Int32Array(state), 0) === 0 ? setImmediate(look) : resolve(threadId);
    look();
  });
  serveTasks([
    task('double', async (given: number) => given * 2),
    task('where', async () => threadId),
    task('gate', gate),
    task('refuse', async (field: string) => { throw new NotFitting(field); }, [NotFitting]),
    task('exit', async () => process.exit(3)),
    task('block', async (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)),
    task('hoard', async () => { for (const kept = [];;) kept.push(new Uint8Array(5_000_000).fill(1)); }),
    task('spin', async () => { for (;;) {} }),
    task('uncopied', async () => () => 1),
  ]);`;

const named = <Input, Output>(name: string, ...errors: (typeof NotFitting)[]): Task<Input, Output> =>
  task(
    name,
    () => {
      throw new Error('This runs in a thread');
    },
    errors,
  );
const double = named<number, number>('double');
const where = named<null, number>('where');
const gate = named<SharedArrayBuffer, number>('gate');

let built: BuiltWorker;
beforeAll(() => {
  built = builtWorker(fileURLToPath(new URL('.', import.meta.url)), source);
});
afterAll(() => built.remove());

const log = { error: jest.fn() };
let workers: Workers;
afterEach(() => workers.close());

const open = (options: Partial<Parameters<typeof createWorkerPool>[0]> = {}) => {
  workers = createWorkerPool({ file: built.file, threads: 1, log, ...options });
  return workers;
};

/** Holds tasks back until it is opened. */
function closedGate() {
  const state = new SharedArrayBuffer(4);
  return { state, open: () => Atomics.store(new Int32Array(state), 0, 1) };
}

test('a task is done in a thread, and its result comes back', async () => {
  const { run } = open();
  expect(await run(double, 21)).toBe(42);
  expect(await run(where, null)).toBeGreaterThan(0);
});

test('an error that callers tell apart comes back as what it was', async () => {
  const { run } = open();
  const refusal = await run(named<string, never>('refuse', NotFitting), 'city').catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(NotFitting);
  expect(refusal).toMatchObject({ field: 'city', message: 'city does not fit' });
});

test('what cannot be copied fails, on its way there as on its way back, and harms nothing else', async () => {
  const { run } = open();
  await expect(run(named<() => void, number>('double'), () => undefined)).rejects.toThrow('could not be cloned');
  await expect(run(named<null, number>('uncopied'), null)).rejects.toThrow('could not be cloned');
  expect(await run(double, 4)).toBe(8);
});

test('beyond the limit of those that wait a task is refused at once, and told when to come again', async () => {
  const { run } = open({ mostWaiting: 2 });
  const held = closedGate();
  // Four are taken up at once, two wait.
  const taken = Array.from({ length: 6 }, () => run(gate, held.state));
  expect(workers.waiting).toBe(2);
  const refusal = await run(double, 1).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({
    code: 'unavailable',
    retryAfterSeconds: 5,
    message: 'Ci sono molte richieste in lavorazione in questo momento. Riprova tra 5 secondi.',
  });
  held.open();
  expect(await Promise.all(taken)).toHaveLength(6);
  expect(workers.waiting).toBe(0);
  expect(await run(double, 1)).toBe(2);
});

test('there are no more threads than were asked for, and they share the work', async () => {
  const { run } = open({ threads: 2 });
  const held = closedGate();
  const taken = Array.from({ length: 6 }, () => run(gate, held.state));
  held.open();
  expect(new Set(await Promise.all(taken)).size).toBe(2);
});

test('a lost thread answers whoever waited for it, and the next task gets another', async () => {
  const { run } = open();
  const held = closedGate();
  const neighbour = run(gate, held.state);
  await expect(run(named<null, never>('exit'), null)).rejects.toMatchObject({ code: 'unavailable' });
  await expect(neighbour).rejects.toMatchObject({ code: 'unavailable' });
  expect(await run(double, 5)).toBe(10);
  expect(log.error).toHaveBeenCalledWith({ err: expect.any(Error) }, 'a worker thread was lost');
});

test('a task that never ends is ended, and those behind it are done', async () => {
  const { run } = open({ longestMs: 2_000 });
  const endless = run(named<null, never>('spin'), null);
  const behind = Promise.allSettled(Array.from({ length: 5 }, (_, index) => run(double, index)));
  await expect(endless).rejects.toMatchObject({ code: 'unavailable' });
  // Those that the same thread had taken are lost with it; who waited in the queue is not.
  expect((await behind).filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
});

test('a task that has less time than the others is ended then', async () => {
  const { run } = open();
  await expect(run({ ...named<null, never>('spin'), longestMs: 500 }, null)).rejects.toMatchObject({
    code: 'unavailable',
  });
  expect(await run(double, 3)).toBe(6);
});

test('a task that fills the memory is ended, whatever it fills it with', async () => {
  const { run } = open();
  await expect(run({ ...named<null, never>('hoard'), mostBytes: 200_000_000 }, null)).rejects.toMatchObject({
    code: 'unavailable',
  });
  const [[{ err }]] = log.error.mock.calls.slice(-1);
  expect(err.message).toBe('The task hoard took too much memory');
  expect(await run(double, 4)).toBe(8);
});

test('the time of a task begins with it, however long the thread had others to do', async () => {
  const { run } = open();
  const before = run(named<number, string>('block'), 600);
  expect(await run({ ...double, longestMs: 300 }, 3)).toBe(6);
  expect(await before).toBe('timed-out');
});

test('a thread without work ends, and another starts when there is some', async () => {
  const { run } = open({ idleMs: 1 });
  const first = await run(where, null);
  expect(workers.threads).toBe(1);
  while (workers.threads > 0) await nextTurn();
  expect(await run(where, null)).toBeGreaterThan(first);
});

test('threads that rest give way to new ones, and those at work go on', async () => {
  const { run } = open({ threads: 2 });
  const held = closedGate();
  const atWork = run(gate, held.state);
  const rested = await run(where, null);
  await workers.rest();
  expect(workers.threads).toBe(1);
  expect(await run(where, null)).toBeGreaterThan(rested);
  held.open();
  expect(await atWork).toBeLessThan(rested);
});

test('a thread that has rested and is at work again goes on', async () => {
  const { run } = open();
  await run(where, null);
  const held = closedGate();
  const atWork = run(gate, held.state);
  await workers.rest();
  held.open();
  expect(await atWork).toEqual(expect.any(Number));
});

test('closing waits for what was begun, and begins nothing more', async () => {
  const { run } = open();
  const held = closedGate();
  const taken = Array.from({ length: 6 }, () => run(gate, held.state));
  const closed = workers.close();
  await expect(run(double, 1)).rejects.toMatchObject({ code: 'unavailable' });
  held.open();
  await closed;
  expect(await Promise.all(taken)).toHaveLength(6);
});

test('a file that cannot be started refuses its tasks one by one', async () => {
  const { run } = open({ file: `${built.file}.away` });
  const refused = await Promise.allSettled(Array.from({ length: 6 }, () => run(double, 1)));
  expect(refused.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 'rejected'));
});

test('in the process itself a task gets copies, as another thread would', async () => {
  workers = inProcess();
  const given = { bytes: new Uint8Array([1]) };
  const change = task('change', async (copy: typeof given) => {
    copy.bytes[0] = 2;
    return copy;
  });
  expect(await workers.run(change, given)).toEqual({ bytes: new Uint8Array([2]) });
  expect(given.bytes[0]).toBe(1);
});
