import { createInstance } from '@module-federation/enhanced/runtime';
import { sameVersionPlugin } from './same-version-plugin';

/** A page that shares version 2.0.0 of a module, and what an area gets that was built for a range. */
function given(requiredVersion: string) {
  const own = { singleton: true, requiredVersion: '2.0.0' };
  const page = createInstance({
    name: `page_${crypto.randomUUID()}`,
    remotes: [],
    shared: { there: { version: '2.0.0', scope: 'default', lib: () => 'two', shareConfig: own } },
    plugins: [sameVersionPlugin()],
  });
  const shareConfig = { singleton: true, strictVersion: true, requiredVersion };
  return () => page.loadShareSync('there', { customShareInfo: { scope: ['default'], shareConfig } })();
}

test.each(['2.0.0', '^2.0.0', '^1.0.0 || ^2.0.0', '*'])('an area that was built for %s runs with 2.0.0', (range) => {
  expect(given(range)()).toBe('two');
});

test.each(['^1.0.0', '^2.1.0', '1.0.0'])('one that was built for %s is refused', (range) => {
  expect(given(range)).toThrow(/does not satisfy/);
});
