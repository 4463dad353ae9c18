import { shareScopeOf } from './share-scope';

const here = { name: 'what is here' };
const later = { name: 'what comes later' };
const scope = shareScopeOf({
  'shared-ui': { version: '1.2.0', open: () => here },
  'shared-ui/pdf': { version: '1.2.0', open: () => Promise.resolve(later) },
});

test('an area finds a door under its name and version, at once where the first script has it', () => {
  expect(scope['shared-ui']?.['1.2.0']?.get()).toEqual(expect.any(Function));
  expect(Object.keys(scope['shared-ui'] ?? {})).toEqual(['1.2.0']);
});

test('a door that comes in a script of its own is a promise', async () => {
  const exports = scope['shared-ui/pdf']?.['1.2.0']?.get();
  expect(exports).toBeInstanceOf(Promise);
  const factory = await exports;
  expect(factory).toEqual(expect.any(Function));
});
