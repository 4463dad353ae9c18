import { failuresIn } from './own-tests.mjs';

test('of the tests’ report only what failed is shown', () => {
  expect(failuresIn('PASS remote-admin a.test.tsx\nFAIL remote-admin b.test.tsx\n  ● it broke\n')).toBe(
    'FAIL remote-admin b.test.tsx\n  ● it broke',
  );
});
