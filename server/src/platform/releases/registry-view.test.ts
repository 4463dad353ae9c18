import type { RegistryFile } from './registry-file';
import { createRegistryView } from './registry-view';

test('a registry that does not answer keeps nobody waiting: what was known goes on', async () => {
  let answer = (): Promise<string> => Promise.resolve('first');
  const file: RegistryFile = {
    freshForMs: 0,
    read: async () => '{ "revision": 1, "pieces": {} }',
    state: () => answer(),
    update: () => Promise.reject(new Error('Nobody changes it here')),
  };
  const view = createRegistryView(file);
  expect(await view.current()).toEqual({ revision: 1, pieces: {} });
  answer = () => new Promise(() => {});
  expect(await view.current()).toEqual({ revision: 1, pieces: {} });
  expect(await view.current()).toEqual({ revision: 1, pieces: {} });
});
