import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { withDeadline } from '../../registry/with-deadline';
import { loadStyles } from '../load-styles';
import { remainingMs, versionOfRemote } from '../wanted-versions';

/**
 * An area counts as loaded when its module, with the area in it, and its style sheets are there. All of them share one
 * deadline, where webpack would start a new one for each chunk. What arrives later is not run.
 */
export function deadlinePlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'deadline-plugin',
    async getModuleFactory({ remoteEntryExports, expose, moduleInfo }) {
      const wanted = versionOfRemote(moduleInfo.name);
      if (wanted === undefined) return undefined;
      const arriving = Promise.all([remoteEntryExports.get(expose), loadStyles(wanted.area)]);
      const [factory] = await withDeadline(arriving, remainingMs(wanted));
      return async () => {
        const exposed = await factory();
        if (!exposed.area) throw new TypeError('No area is exported.');
        return exposed;
      };
    },
  };
}
