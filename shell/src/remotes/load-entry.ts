import { hasRun } from './run-scripts';

/** The page may have it already: the server writes the entry of the area that the address asks for. */
function scriptInPage(address: string): HTMLScriptElement | null {
  return document.querySelector(`script[src="${address}"]`);
}

function newScript(address: string, hash: string | undefined): HTMLScriptElement {
  const script = document.createElement('script');
  if (hash !== undefined) Object.assign(script, { integrity: hash, crossOrigin: 'anonymous' });
  script.src = address;
  document.head.append(script);
  return script;
}

/**
 * Has the browser run an area's entry, if its content has this hash. Chunks are checked by the entry itself
 * (scripts/federation/chunk-integrity-plugin.mjs).
 * @param hash as the `integrity` attribute wants it; a development server gives none
 */
export function loadEntry(address: string, hash: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = scriptInPage(address) ?? newScript(address, hash);
    if (hasRun(script)) return resolve();
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`The script ${address} did not load.`)));
  });
}
