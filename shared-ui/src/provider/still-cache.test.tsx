/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { Text } from '../text';
import { createStillCache } from './still-cache';
import { UiProvider } from './ui-provider';

describe('createStillCache', () => {
  it('keeps every style out of the HTML and hands over the rules', () => {
    const still = createStillCache();
    const html = renderToString(
      <UiProvider cache={still.cache}>
        <Text muted>Ciao</Text>
      </UiProvider>,
    );

    expect(html).toMatch(/^<p class="[^"]+">Ciao<\/p>$/);
    const css = still
      .rules()
      .map(([, rule]) => rule)
      .join('\n');
    expect(css).toContain('--cc-colors-fg-muted:light-dark(#4F6475, #A9B8C4)');
    expect(css).toContain('max-width:68ch');
  });
});
