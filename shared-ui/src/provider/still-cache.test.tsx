/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { IntlProvider } from '../intl';
import { VinField } from '../pieces/cells';
import { CarPlate } from '../pieces/plate';
import { StatusBars } from '../pieces/status';
import { Steps } from '../pieces/steps';
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

  it('serves the pieces of the public pages without a style attribute, which their CSP would refuse', () => {
    const html = renderToString(
      <UiProvider cache={createStillCache().cache}>
        <IntlProvider locale="it-IT" defaultLocale="it-IT">
          <StaticRouter location="/">
            <Steps steps={[{ name: 'Veicolo', answer: 'GT 109 RZ', to: '/' }, { name: 'Firma' }]} current={1} />
            <VinField value="ZACPJFCWISP018273" onChange={() => undefined} />
            <CarPlate plate="GT109RZ" registrationDate="2025-03-18" size={72} />
            <StatusBars steps={[{ status: 'SIGNED', state: 'now' }]} />
          </StaticRouter>
        </IntlProvider>
      </UiProvider>,
    );

    expect(html).toContain('Scrivi 1 al posto di I');
    expect(html).not.toMatch(/ style="|<style|<script| on\w+=/);
  });
});
