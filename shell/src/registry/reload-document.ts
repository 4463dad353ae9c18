import { flushSync } from 'react-dom';
import { pendingRequests } from '../api/loading';
import { registryStore } from './registry-store';
import { reloadAs } from './reload-as';

/** Time for the unmounted page's last effects, in which drafts are saved. */
const lastEffectsMs = 50;

/** The longest wait for requests that are still under way. */
export const sendingMs = 2000;

function settled(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, sendingMs);
    const stop = pendingRequests.subscribe(endWhenIdle);
    function end(): void {
      clearTimeout(timer);
      stop();
      resolve();
    }
    function endWhenIdle(): void {
      if (pendingRequests.getState() === 0) end();
    }
    endWhenIdle();
  });
}

/**
 * Navigates by reloading the document, after the page that is left has saved its drafts and its requests have ended.
 * The outlet is empty meanwhile, as while any page loads; should this break, the page that is here fills it again.
 * @param go performs the navigation in this document's history
 */
export async function reloadDocument(go: () => void): Promise<void> {
  flushSync(() => registryStore.setState({ reloading: true }));
  try {
    go();
    await new Promise((resolve) => setTimeout(resolve, lastEffectsMs));
    await settled();
    const { pathname, search, hash } = window.location;
    reloadAs(`${pathname}${search}${hash}`);
  } catch (error) {
    registryStore.setState({ reloading: false });
    throw error;
  }
}
