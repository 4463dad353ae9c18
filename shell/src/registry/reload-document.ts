import { flushSync } from 'react-dom';
import { pendingRequests } from '../api/loading';
import { registryStore } from './registry-store';
import { reloadAs } from './reload-as';

/** A page that is taken down sends what it keeps with its last effects. */
const lastEffectsMs = 50;

/** Whoever goes on waits no longer for what is still being sent. */
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
 * Loads the page anew where somebody goes to, once the page that they leave has kept what it keeps. Its place stands
 * empty meanwhile, as that of any page on its way.
 * @param go the way there, in this page's history
 */
export async function reloadDocument(go: () => void): Promise<void> {
  flushSync(() => registryStore.setState({ reloading: true }));
  go();
  await new Promise((resolve) => setTimeout(resolve, lastEffectsMs));
  await settled();
  const { pathname, search, hash } = window.location;
  reloadAs(`${pathname}${search}${hash}`);
}
