/** @jest-environment node */
import { lazy, Suspense } from 'react';
import { Text } from '../text';
import { drawStill } from './draw-still';

const Late = lazy(async () => ({ default: () => <Text>{'x'.repeat(20_000)} fine</Text> }));

test('a part is drawn whole, with late and long pieces, and its rules beside it', async () => {
  const { html, css } = await drawStill(
    <Suspense fallback="attesa">
      <Late />
    </Suspense>,
    { pathname: '/', idPrefix: 'a' },
  );

  expect(html).toMatch(/^<p class="[^"]+">x+ fine<\/p>$/);
  expect(css.map(([, rules]) => rules).join('')).toContain('max-width:68ch');
});
