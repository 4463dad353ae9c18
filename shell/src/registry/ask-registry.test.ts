import type { Registry } from 'shared-api/host';
import { askRegistry } from './ask-registry';
import { lastRegistry } from './page-releases';
import { registryStore } from './registry-store';

const before: Registry = { areas: [], apiVersion: '1.0.0' };
const after: Registry = { areas: [], apiVersion: '1.1.0' };

/** The server, whose answers arrive in the order in which the test gives them. */
let answers: ((response: Response) => void)[];

beforeEach(() => {
  answers = [];
  registryStore.setState({ pages: [], ...before });
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise((answer) => answers.push(answer)));
});

function arrives(question: number, registry: Registry) {
  answers[question - 1]?.(Response.json(registry));
}

test('a late answer to an earlier question takes nothing back, and who asked it gets what is known by then', async () => {
  const early = askRegistry(0);
  const late = askRegistry(0);
  arrives(2, after);
  expect(await late).toEqual(after);
  arrives(1, before);

  expect(await early).toEqual(after);
  expect(registryStore.getState().apiVersion).toBe('1.1.0');
  expect(lastRegistry()).toEqual(after);
});

test('an answer that comes in its turn is taken in while a later question is open', async () => {
  const early = askRegistry(0);
  askRegistry(0).catch(() => {});
  arrives(1, after);

  expect(await early).toEqual(after);
  expect(registryStore.getState().apiVersion).toBe('1.1.0');
  arrives(2, after);
});
