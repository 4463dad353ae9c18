/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { VinField } from '../components/cells';
import { CarPlate } from '../components/plate';
import { StatusBars } from '../components/status';
import { Steps } from '../components/steps';
import { createItalianIntl, RawIntlProvider } from '../intl';
import { Text } from '../text';
import { createPrerenderCache } from './prerender-cache';
import { UiProvider } from './ui-provider';

describe('createPrerenderCache', () => {
  it('keeps every style out of the HTML and hands over the rules', () => {
    const still = createPrerenderCache();
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

  it('serves the components of the public pages without a style attribute, which their CSP would refuse', () => {
    const html = renderToString(
      <UiProvider cache={createPrerenderCache().cache}>
        <RawIntlProvider value={createItalianIntl()}>
          <StaticRouter location="/">
            <Steps steps={[{ name: 'Veicolo', answer: 'GT 109 RZ', to: '/' }, { name: 'Firma' }]} current={1} />
            <VinField value="ZACPJFCWISP018273" onChange={() => undefined} />
            <CarPlate plate="GT109RZ" registrationDate="2025-03-18" size={72} />
            <StatusBars steps={[{ status: 'SIGNED', state: 'now' }]} />
          </StaticRouter>
        </RawIntlProvider>
      </UiProvider>,
    );

    expect(html).toContain('Scrivi 1 al posto di I');
    expect(html).not.toMatch(/ style="|<style|<script| on\w+=/);
  });
});
