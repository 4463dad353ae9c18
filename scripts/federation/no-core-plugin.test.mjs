import { isCore } from './no-core-plugin.mjs';

const ui = (path) => new URL(`../../shared-ui/src/${path}`, import.meta.url).pathname;

test('what is core is told by its folder', () => {
  expect(isCore(ui('button/button.tsx'))).toBe(true);
  expect(isCore(ui('index.ts'))).toBe(true);
  expect(isCore(ui('components/cells/code-field.tsx'))).toBe(false);
  expect(isCore('/elsewhere/button.tsx')).toBe(false);
});
