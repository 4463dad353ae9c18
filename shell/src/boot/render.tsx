import { createRoot } from 'react-dom/client';
import { RawIntlProvider } from 'shared-ui/intl';
import { UiProvider } from 'shared-ui/provider';
import { RouterProvider } from 'shared-ui/router';
import 'shared-ui/fonts';
import { intl } from '../i18n/intl';
import type { ShellRouter } from '../routing/create-router';
import { SiteProvider } from '../routing/site';
import type { SiteMap } from '../routing/site-map';

/** Puts the product into the page. */
export function render(site: SiteMap, router: ShellRouter): void {
  const element = document.getElementById('root');
  if (!element) {
    throw new Error('The page has no #root.');
  }
  createRoot(element).render(
    <UiProvider>
      <RawIntlProvider value={intl}>
        <SiteProvider value={site}>
          <RouterProvider router={router} />
        </SiteProvider>
      </RawIntlProvider>
    </UiProvider>,
  );
}
