import { registerPlugins } from '@module-federation/runtime-tools/runtime';

/** Hashes by the addresses of entries, which the federation runtime writes in full. */
const hashes = new Map<string, string>();

function askWithHash({ url }: { url: string }): HTMLScriptElement | undefined {
  const integrity = hashes.get(url);
  if (integrity === undefined) return undefined;
  return Object.assign(document.createElement('script'), { src: url, integrity, crossOrigin: 'anonymous' });
}

/**
 * Has the browser run an area's entry only if its content has this hash. Chunks are checked by the entry itself
 * (scripts/federation/chunk-integrity-plugin.mjs).
 * @param hash as the `integrity` attribute wants it; a development server gives none
 */
export function checkEntry(address: string, hash: string | undefined): void {
  if (hash === undefined) return;
  if (hashes.size === 0) registerPlugins([{ name: 'check-entry', createScript: askWithHash }]);
  hashes.set(new URL(address, window.location.origin).href, hash);
}
