import { changedSources, manifestInputs, testInputs } from './passed-tests.mjs';

const passed = { around: 'a', sources: { 'x/src/page.tsx': '1', 'x/src/list.ts': '2', 'x/src/look.css': '3' } };
const now = (changes) => ({ ...passed, sources: { ...passed.sources, ...changes } });

test('nothing changed: no test has to run again', () => {
  expect(changedSources(passed, now({}))).toEqual([]);
});

test('a changed and a new source lead to the tests that they can reach', () => {
  expect(changedSources(passed, now({ 'x/src/page.tsx': '9', 'x/src/new.ts': '1' }))).toEqual([
    'x/src/page.tsx',
    'x/src/new.ts',
  ]);
});

test('all tests run where nothing leads from a change to those that it reaches', () => {
  const { 'x/src/list.ts': _gone, ...rest } = passed.sources;

  expect(changedSources(null, passed)).toBeNull();
  expect(changedSources(passed, { ...passed, around: 'b' })).toBeNull();
  expect(changedSources(passed, { ...passed, sources: rest })).toBeNull();
  expect(changedSources(passed, now({ 'x/src/look.css': '9' }))).toBeNull();
});

test('the inputs of an area are its sources one by one, tests included, and one hash of what surrounds them', () => {
  const { around, sources } = testInputs('remote-account');

  expect(around).toMatch(/^v\d[\d.]* [0-9a-f]{64} [0-9a-f]{64}$/);
  expect(Object.keys(sources)).toContain('remote-account/src/index.ts');
  expect(Object.keys(sources).some((file) => file.endsWith('.test.tsx'))).toBe(true);
  expect(Object.keys(sources).every((file) => file.startsWith('remote-account/src/'))).toBe(true);
});

test('of a package.json the versions of our own packages change no test, but those that stand in every test', () => {
  const raised = (name, changes) => manifestInputs(name, { version: '1.0.0', exports: {}, ...changes });
  const plain = raised('shared-ui', { dependencies: { 'shared-api': '1.0.0', zod: '4.0.0' } });

  expect(raised('shared-ui', { version: '2.0.0', dependencies: { 'shared-api': '2.0.0', zod: '4.0.0' } })).toEqual(
    plain,
  );
  expect(raised('shared-ui', { dependencies: { 'shared-api': '1.0.0', zod: '4.1.0' } })).not.toEqual(plain);
  expect(raised('shared-api', { version: '2.0.0' })).not.toEqual(raised('shared-api', {}));
});
