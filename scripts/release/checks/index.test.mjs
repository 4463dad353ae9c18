import { failedOf } from './index.mjs';

let said;
beforeEach(() => {
  said = [];
  jest.spyOn(console, 'log').mockImplementation((line) => said.push(line));
});
afterEach(() => jest.restoreAllMocks());

const passing = { name: 'misure', limitMs: 60_000, check: async () => [] };
const failing = { name: 'pagine', limitMs: 60_000, check: async () => ['/cms: non si apre'] };

/** A check that ends only when it is told to stop. */
function endless(limitMs) {
  const told = [];
  const check = (_, { signal }) => new Promise(() => signal.addEventListener('abort', () => told.push('stop')));
  return { name: 'prove', limitMs, check, told };
}

test('all checks must pass', async () => {
  expect(await failedOf([passing, passing], {})).toEqual([]);
  expect(await failedOf([failing, passing], {})).toEqual(['pagine: /cms: non si apre']);
  expect(said).toContain('    /cms: non si apre');
});

test('when nobody needs the others, the first fault ends them', async () => {
  const other = endless(60_000);

  expect(await failedOf([failing, other], {}, { untilFirstFault: true })).toEqual(['pagine: /cms: non si apre']);
  expect(other.told).toEqual(['stop']);
  expect(said).toContainEqual(expect.stringMatching(/prove +non serve più: un altro controllo non va/));
});

test('a check that never ends is a fault in words', async () => {
  expect(await failedOf([endless(50)], {})).toEqual(['prove: Non finisce entro 0,1 s: interrotto.']);
  expect(said).toContain('    Non finisce entro 0,1 s: interrotto.');
});
