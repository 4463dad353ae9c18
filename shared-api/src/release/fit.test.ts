import { changedNames, fitsRange, fitsServer, missingNames } from './fit';

test.each([
  ['1.0.0', '^1.0.0', true],
  ['1.4.2', '^1.4.1', true],
  ['1.4.0', '^1.4.1', false],
  ['1.3.9', '^1.4.0', false],
  ['2.0.0', '^1.0.0', false],
  ['1.0.0', '1.0.0', true],
  ['1.0.1', '1.0.0', false],
  ['1.4.2', '^1.4.1 || ^2.0.0', true],
  ['2.3.0', '^1.4.1 || ^2.0.0', true],
  ['1.4.0', '^1.4.1 || ^2.0.0', false],
  ['3.0.0', '^1.4.1 || ^2.0.0', false],
])('version %s and range %s: %s', (version, range, fits) => {
  expect(fitsRange(version, range)).toBe(fits);
});

test('a build that wants a newer server does not fit; what says nothing is not compared', () => {
  expect(fitsServer({ apiRange: '^1.2.0' }, '1.1.0')).toBe(false);
  expect(fitsServer({ apiRange: '^1.2.0' }, '1.2.0')).toBe(true);
  expect(fitsServer({}, '1.1.0')).toBe(true);
  expect(fitsServer({ apiRange: '^1.2.0' })).toBe(true);
});

test('what an area uses and the shell does not have is named; a shell that says nothing of itself is not compared', () => {
  const uses = { 'shared-ui': ['Button', 'Stepper'], 'shared-api/react': ['useApi'], 'shared-ui/maps': ['Map'] };
  expect(missingNames(uses, { 'shared-ui': ['Button', 'Panel'], 'shared-api/react': [] })).toEqual([
    'Stepper (shared-ui)',
    'useApi (shared-api/react)',
    'Map (shared-ui/maps)',
  ]);
  expect(missingNames(uses, {})).toEqual([]);
});

test.each([
  ['the same', ['a', '!b'], []],
  ['more that is no news to anybody', ['a', '!b', 'c'], []],
  ['more that must be known', ['a', '!b', '!c'], ['Button (shared-ui)']],
  ['less', ['a'], ['Button (shared-ui)']],
  ['something that must be known from now on, and is', ['!a', '!b'], []],
])('a shell with %s of a type', (_, parts, expected) => {
  const typesWith = (own: readonly string[]) => ({
    exports: { 'shared-ui': { Button: ['Button', 'Props'], Other: ['Other'] } },
    parts: { Button: ['x'], Props: own, Other: own },
  });
  expect(changedNames({ 'shared-ui': ['Button'] }, typesWith(['a', '!b']), typesWith(parts))).toEqual(expected);
});
