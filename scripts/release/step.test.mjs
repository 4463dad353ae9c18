import { inTime, OvertimeError } from './step.mjs';

let said;
beforeEach(() => {
  jest.useFakeTimers();
  said = [];
  jest.spyOn(console, 'log').mockImplementation((line) => said.push(line));
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** Work that ends when it is told to, and remembers whether it was asked to stop. */
function slowWork() {
  const work = (step) =>
    new Promise((finish) => {
      Object.assign(work, { step, finish });
    });
  return work;
}

test('a step that ends soon says nothing on the way', async () => {
  expect(await inTime('tipi', { limitMs: 60_000 }, async () => 7)).toBe(7);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(said).toEqual([]);
});

test('a step that takes long says how far it is, after five seconds and then every fifteen', async () => {
  const work = slowWork();
  const running = inTime('prove', { limitMs: 60_000 }, work);
  await jest.advanceTimersByTimeAsync(5_000);
  work.step.progress('31 file di prove');
  await jest.advanceTimersByTimeAsync(15_000);
  work.finish('done');

  expect(await running).toBe('done');
  expect(said).toEqual([
    expect.stringMatching(/^ {2}prove +ancora al lavoro, 5,0 s$/),
    expect.stringMatching(/^ {2}prove +ancora al lavoro, 31 file di prove, 20,0 s$/),
  ]);
});

test('a step that does not end is ended, and its work told to stop', async () => {
  const work = slowWork();
  const running = inTime('pagine', { limitMs: 60_000 }, work);
  const outcome = expect(running).rejects.toThrow('Non finisce entro 60,0 s: interrotto.');
  await jest.advanceTimersByTimeAsync(60_000);

  await outcome;
  await expect(running).rejects.toBeInstanceOf(OvertimeError);
  expect(work.step.signal.aborted).toBe(true);
});

test('a step that nobody needs any more is ended from outside', async () => {
  const work = slowWork();
  const outside = new AbortController();
  const running = inTime('prove', { limitMs: 60_000, signal: outside.signal }, work);
  const outcome = expect(running).rejects.toThrow('non serve più');
  outside.abort(new Error('non serve più'));

  await outcome;
  expect(work.step.signal.aborted).toBe(true);
});
