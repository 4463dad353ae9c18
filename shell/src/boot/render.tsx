import { createRoot } from 'react-dom/client';
import { RawIntlProvider } from 'shared-ui/intl';
import { UiProvider } from 'shared-ui/provider';
import { BrowserRouter } from 'shared-ui/router';
import 'shared-ui/fonts';
import { intl } from '../i18n/intl';
import { Root } from '../routing/root';
import { SiteProvider } from '../routing/site';
import type { SiteMap } from '../routing/site-map';

/** Puts the product into the page. */
export function render(site: SiteMap): void {
  const element = document.getElementById('root');
  if (!element) {
    throw new Error('The page has no #root.');
  }
  createRoot(element).render(
    <UiProvider>
      <RawIntlProvider value={intl}>
        <SiteProvider value={site}>
          <BrowserRouter>
            <Root />
          </BrowserRouter>
        </SiteProvider>
      </RawIntlProvider>
    </UiProvider>,
  );
}
