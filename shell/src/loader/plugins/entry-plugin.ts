import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { withDeadline } from '../../registry/with-deadline';
import { hasRun } from '../run-scripts';
import { remainingMs, versionOfRemote } from '../wanted-versions';

/** The entry's script, if the page has it already: the server writes that of the requested area into the document. */
function scriptInPage(address: string): HTMLScriptElement | undefined {
  return [...document.scripts].find(({ src }) => src === address);
}

function ran(script: HTMLScriptElement): Promise<void> {
  return new Promise((resolve, reject) => {
    if (hasRun(script)) return resolve();
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`The script ${script.src} did not load.`)));
  });
}

/**
 * Loads an area's entry: from the script that the document has already, or by a new one with the registry's hash as its
 * `integrity`. The entry checks its own chunks (scripts/federation/chunk-integrity-plugin.mjs). A script that hangs is
 * given up at the area's deadline, not after the library's 20 seconds.
 */
export function entryPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'entry-plugin',
    async loadEntry({ remoteInfo: { name, entry, entryGlobalName } }) {
      const wanted = versionOfRemote(name);
      const script = scriptInPage(entry);
      if (wanted === undefined || script === undefined) return undefined;
      await withDeadline(ran(script), remainingMs(wanted));
      const container = Reflect.get(globalThis, entryGlobalName);
      if (container === undefined) throw new Error(`The script ${entry} left no container.`);
      return container;
    },
    createScript({ url, remoteInfo }) {
      const wanted = remoteInfo && versionOfRemote(remoteInfo.name);
      if (wanted === undefined) return undefined;
      const { entry, integrity } = wanted.area;
      const script = document.createElement('script');
      const hash = integrity[entry];
      // A development server gives none.
      if (hash !== undefined) Object.assign(script, { integrity: hash, crossOrigin: 'anonymous' });
      script.src = url;
      return { script, timeout: remainingMs(wanted) };
    },
  };
}
