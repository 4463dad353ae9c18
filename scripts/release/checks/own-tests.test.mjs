import { extentOf, failuresIn, jestArguments } from './own-tests.mjs';

test('of the tests’ report only what failed is shown', () => {
  expect(failuresIn('PASS remote-admin a.test.tsx\nFAIL remote-admin b.test.tsx\n  ● it broke\n')).toBe(
    'FAIL remote-admin b.test.tsx\n  ● it broke',
  );
});

test('all tests run unless it is known which ones a change reaches', () => {
  expect(jestArguments('remote-admin', null)).not.toContain('--findRelatedTests');
  expect(jestArguments('remote-admin', ['remote-admin/src/a.ts'])).toEqual(
    expect.arrayContaining(['--findRelatedTests', 'remote-admin/src/a.ts']),
  );
});

test('the person is told how much is run', () => {
  expect(extentOf(null)).toMatch(/^tutte/);
  expect(extentOf([])).toBe('già passate con questi sorgenti');
  expect(extentOf(['remote-admin/src/a.ts'])).toBe('quelle che dipendono da remote-admin/src/a.ts');
  expect(extentOf(['a.ts', 'b.ts'])).toBe('quelle che dipendono da 2 sorgenti cambiati');
});
