import { withoutUnusedProperties } from './unused-properties';

test('a token is left out when nothing uses it, or only a token that nothing uses', () => {
  const style =
    '@layer tokens{:where(:root,:host){--cc-a:light-dark(#fff,#000);--cc-b:var(--cc-c);--cc-c:2px;--cc-d:1px}}p{--own:1;color:var(--cc-a)}';
  expect(withoutUnusedProperties(style)).toBe(
    '@layer tokens{:where(:root,:host){--cc-a:light-dark(#fff,#000);}}p{--own:1;color:var(--cc-a)}',
  );
});
