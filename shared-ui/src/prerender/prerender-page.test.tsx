/** @jest-environment node */
import { lazy, Suspense } from 'react';
import { Text } from '../text';
import { prerenderPage } from './prerender-page';

const Late = lazy(async () => ({ default: () => <Text>{'x'.repeat(20_000)} fine</Text> }));

test('a part is drawn whole, with late and long components, and its rules beside it', async () => {
  const { html, css } = await prerenderPage(
    <Suspense fallback="attesa">
      <Late />
    </Suspense>,
    { pathname: '/', idPrefix: 'a' },
  );

  expect(html).toMatch(/^<p class="[^"]+">x+ fine<\/p>$/);
  expect(css.map(([, rules]) => rules).join('')).toContain('max-width:68ch');
});
