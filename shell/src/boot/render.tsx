import { startTransition, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { areaAt } from 'shared-api/host';
import { RawIntlProvider } from 'shared-ui/intl';
import { createLiveCache, UiProvider } from 'shared-ui/provider';
import 'shared-ui/fonts';
import { useStore } from 'zustand';
import { GuardedRouter } from '../app/guarded-router';
import { Root } from '../app/root';
import { intl } from '../i18n/intl';
import { retryArea } from '../loader/area-attempts';
import { registryStore } from '../registry/registry-store';
import { RegistryProvider } from '../registry/use-registry';
import { readPrerenderedIds } from './page-data';
import { isPrerendered } from './prerendered-page';
import { swapWhenReady } from './swap-when-ready';
import { uncoverWhenDrawn } from './uncover-when-drawn';

/**
 * Puts the product into the page. Where the server sent a prerendered page, that one stays until the live page beside it is
 * complete, and for good if it never is.
 */
export function render(): void {
  const element = document.getElementById('root');
  if (!element) {
    throw new Error('The page has no #root.');
  }
  const skeleton = document.getElementById('skeleton');
  if (skeleton) uncoverWhenDrawn(skeleton, element);
  if (!isPrerendered(element)) {
    createRoot(element).render(<Product />);
    return;
  }
  const live = document.createElement('div');
  live.id = 'root';
  const area = areaAt(registryStore.getState().areas, window.location.pathname);
  swapWhenReady(element, live, () => area && retryArea(area.name));
  startTransition(() => createRoot(live).render(<Product />));
}

function Product() {
  const site = useStore(registryStore);
  const [styles] = useState(() => createLiveCache(readPrerenderedIds()));
  return (
    <UiProvider cache={styles}>
      <RawIntlProvider value={intl}>
        <RegistryProvider value={site}>
          <GuardedRouter>
            <Root />
          </GuardedRouter>
        </RegistryProvider>
      </RawIntlProvider>
    </UiProvider>
  );
}
