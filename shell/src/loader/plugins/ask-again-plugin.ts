import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * Lets a shared module that failed to load be requested again: the library would otherwise remember the failure for the
 * life of the page. Registered for all federation instances, since the first to ask may be an area's.
 */
export function askAgainPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'ask-again-plugin',
    errorLoadShare({ pkgName, shareScopeMap }) {
      for (const scope of Object.values(shareScopeMap)) {
        for (const shared of Object.values(scope[pkgName] ?? {})) {
          if (!shared.loaded) shared.loading = null;
        }
      }
    },
  };
}
