import { CircuitOpenError, createCircuitBreaker } from './circuit-breaker';

function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

function setUp() {
  const clock = { ms: Date.parse('2026-11-21T10:00:00Z') };
  const breaker = createCircuitBreaker({
    failures: 3,
    restMs: 30_000,
    clock: { now: () => new Date(clock.ms) },
    saysNothing: (error) => error instanceof RangeError,
  });
  const fail = () => breaker.run(() => Promise.reject(new Error('down'))).catch((error: unknown) => error);
  const succeed = () => breaker.run(() => Promise.resolve('up'));
  const stumble = () => breaker.run(() => Promise.reject(new RangeError('not asked'))).catch((error: unknown) => error);
  return { clock, breaker, fail, succeed, stumble };
}

test('three failures in a row open it, and then nothing is asked', async () => {
  const { breaker, fail } = setUp();
  await fail();
  await fail();
  expect(breaker.state).toBe('closed');
  await fail();
  expect(breaker.state).toBe('open');
  const work = jest.fn(() => Promise.resolve('up'));
  await expect(breaker.run(work)).rejects.toThrow(CircuitOpenError);
  expect(work).not.toHaveBeenCalled();
});

test('a success in between starts the count anew', async () => {
  const { breaker, fail, succeed } = setUp();
  await fail();
  await fail();
  await succeed();
  await fail();
  await fail();
  expect(breaker.state).toBe('closed');
});

test('what says nothing of it neither begins the count anew nor closes it after the rest', async () => {
  const { clock, breaker, fail, succeed, stumble } = setUp();
  await fail();
  await fail();
  expect(await stumble()).toBeInstanceOf(RangeError);
  expect(breaker.state).toBe('closed');
  await fail();
  expect(breaker.state).toBe('open');
  clock.ms += 30_000;
  await stumble();
  expect(breaker.state).toBe('half-open');
  await expect(succeed()).resolves.toBe('up');
  expect(breaker.state).toBe('closed');
});

test('after the rest one success closes it', async () => {
  const { clock, breaker, fail, succeed } = setUp();
  await fail();
  await fail();
  await fail();
  clock.ms += 30_000;
  expect(breaker.state).toBe('half-open');
  await expect(succeed()).resolves.toBe('up');
  expect(breaker.state).toBe('closed');
});

test('after the rest one failure opens it for another rest', async () => {
  const { clock, breaker, fail } = setUp();
  await fail();
  await fail();
  await fail();
  clock.ms += 30_000;
  await fail();
  clock.ms += 29_999;
  expect(breaker.state).toBe('open');
  clock.ms += 1;
  expect(breaker.state).toBe('half-open');
});

test('a clock that is put back by a day makes the rest no longer', async () => {
  const { clock, breaker, fail } = setUp();
  await fail();
  await fail();
  await fail();
  clock.ms -= 24 * 60 * 60_000;
  expect(breaker.state).toBe('half-open');
});

test('only one call at a time goes out to see whether the service is back', async () => {
  const { clock, breaker, fail, succeed } = setUp();
  await fail();
  await fail();
  await fail();
  clock.ms += 30_000;
  const trial = deferred<string>();
  const first = breaker.run(() => trial.promise);
  await expect(succeed()).rejects.toThrow(CircuitOpenError);
  trial.resolve('up');
  await expect(first).resolves.toBe('up');
  await expect(succeed()).resolves.toBe('up');
});

test('an answer that was asked for before the opening does not close it', async () => {
  const { breaker, fail } = setUp();
  const slow = deferred<string>();
  const early = breaker.run(() => slow.promise);
  await fail();
  await fail();
  await fail();
  slow.resolve('late');
  await early;
  expect(breaker.state).toBe('open');
});
