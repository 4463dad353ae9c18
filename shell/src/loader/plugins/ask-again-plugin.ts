import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * A shared script that did not come is asked for again by the next who wants it: the library would keep the failure for
 * as long as the page lives. For every instance of the page, since who asks first may be an area.
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
