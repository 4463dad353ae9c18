import { isPrerendered } from './prerendered-page';

/**
 * Shows the page that lives in the HTML and needs nothing of what could not start. A prerendered page works without scripts
 * and simply stays.
 */
export function showFatal(): void {
  const root = document.getElementById('root');
  if (root && isPrerendered(root)) {
    return;
  }
  root?.remove();
  document.getElementById('skeleton')?.remove();
  document.getElementById('fatal')?.removeAttribute('hidden');
}
