import { AsyncLocalStorage } from 'node:async_hooks';
import NodeEnvironment from './node-environment.cjs';

test('what a test file leaves in the global object, the process and its environment is taken back after it', async () => {
  const { fetch } = globalThis;
  const { exit } = process;
  const zone = process.env.TZ;
  const environment = new NodeEnvironment({ projectConfig: { fakeTimers: {} } });

  globalThis.leftOver = true;
  globalThis.fetch = () => undefined;
  process.exit = () => undefined;
  process.env.LEFT_OVER = 'yes';
  process.env.TZ = 'Europe/Rome';
  await environment.teardown();

  expect('leftOver' in globalThis).toBe(false);
  expect(globalThis.fetch).toBe(fetch);
  expect(process.exit).toBe(exit);
  expect(process.env.LEFT_OVER).toBeUndefined();
  expect(process.env.TZ).toBe(zone);
});

test('a storage that a test file entered is over after it', async () => {
  const environment = new NodeEnvironment({ projectConfig: { fakeTimers: {} } });
  const storage = new AsyncLocalStorage();
  storage.enterWith('entered');
  const before = storage.getStore();
  await environment.teardown();

  expect(before).toBe('entered');
  expect(storage.getStore()).toBeUndefined();
});

test('what Node gives is of the realm of the test', () => {
  expect(() => process.chdir('/no such folder')).toThrow(Error);
  expect(new Date()).toBeInstanceOf(Date);
  expect(structuredClone([1])).toBeInstanceOf(Array);
});
