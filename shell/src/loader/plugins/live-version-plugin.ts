import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { AreaRecord } from 'shared-api/host';
import { areasInPage } from '../../registry/areas-in-page';
import { checkFit } from '../check-fit';
import { versionRequested } from '../wanted-versions';

/**
 * A version as a remote. Its name is its container's, which no other build shares. A retry uses another address, because
 * the browser holds on to one that hangs; chunks follow their entry (scripts/federation/retry-plugin.mjs).
 */
function remoteOf({ container, base, entry }: AreaRecord, attempt: number) {
  const query = attempt === 0 ? '' : `?r=${attempt}`;
  return { name: container, entryGlobalName: container, entry: `${base}${entry}${query}`, type: 'global' } as const;
}

/**
 * Leads a request for an area (`admin/area`) to the version that the registry gives this browser: what is live, a canary,
 * or an override. A version that fits neither this shell nor its server is refused before anything of it is asked for,
 * and so is one that is switched off.
 */
export function liveVersionPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'live-version-plugin',
    async beforeRequest(args) {
      const wanted = versionRequested(args.id);
      if (wanted === undefined) return args;
      const { area, attempt } = wanted;
      checkFit(area);
      areasInPage.set(area.name, area);
      args.origin.registerRemotes([remoteOf(area, attempt)], { force: attempt > 0 });
      return { ...args, id: `${area.container}/area` };
    },
  };
}
