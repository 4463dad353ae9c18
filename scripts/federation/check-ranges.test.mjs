import { checkRanges, rangeFaults } from './check-ranges.mjs';
import { neededRange } from './shared.mjs';

const provided = { react: '19.3.1', 'react-dom': '19.3.1', 'shared-ui': '1.0.0', 'shared-api': '1.2.0' };
const versionOf = (name) => provided[name];

function manifest(changes = {}) {
  return {
    name: 'remote-prova',
    dependencies: { 'shared-api': '^1.0.0', 'shared-ui': '1.0.0' },
    peerDependencies: { react: '^19.3.0', 'react-dom': '19.3.1' },
    carcare: { hostRange: '^1.1.0' },
    ...changes,
  };
}

test('a workspace whose ranges fit the table may be built', () => {
  expect(rangeFaults(manifest(), versionOf)).toEqual([]);
});

test('a range that does not fit stops the build with a sentence that names it', () => {
  const wrong = manifest({ peerDependencies: { react: '^18.0.0', 'react-dom': '19.3.1' } });

  expect(() => checkRanges(wrong, versionOf)).toThrow(
    'remote-prova vuole react ^18.0.0, ma la cornice ha 19.3.1.\n' +
      'Le versioni si dichiarano in remote-prova/package.json; la tabella è scripts/federation/singletons.mjs.',
  );
});

test('a shared package that is not declared is a fault too', () => {
  const silent = manifest({ dependencies: { 'shared-ui': '1.0.0' } });

  expect(rangeFaults(silent, versionOf)).toEqual(['remote-prova non dichiara shared-api, di cui la cornice ha 1.2.0.']);
});

test('an area built for another host does not pass', () => {
  const foreign = manifest({ carcare: { hostRange: '^2.0.0' } });

  expect(rangeFaults(foreign, versionOf)).toEqual([
    'remote-prova vuole la porta ^2.0.0 della cornice, ma c’è la 1.2.0.',
  ]);
});

test('an area needs what it was built with, and runs with the other major versions that it names', () => {
  expect(neededRange('1.4.2')).toBe('^1.4.2');
  expect(neededRange('1.4.2', '^1.0.0')).toBe('^1.4.2');
  expect(neededRange('1.4.2', '^1.0.0 || ^2.1.0')).toBe('^1.4.2 || ^2.1.0');
  expect(neededRange('2.0.0', '^1.4.0 || ^2.0.0')).toBe('^2.0.0 || ^1.4.0');
  const both = manifest({ dependencies: { 'shared-api': '^1.0.0', 'shared-ui': '^1.0.0 || ^2.0.0' } });
  expect(rangeFaults(both, versionOf)).toEqual([]);
  expect(rangeFaults(both, (name) => (name === 'shared-ui' ? '2.0.0' : versionOf(name)))).toEqual([]);
});
