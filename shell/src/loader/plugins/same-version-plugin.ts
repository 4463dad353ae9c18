import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * Gives out a shared module at once where the very version is there that somebody was built with, as nearly always. The
 * library takes range and version apart for each of some forty modules, a twentieth of a phone's way to its first page;
 * that it does for any other version.
 */
export function sameVersionPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'same-version-plugin',
    resolveShare(args) {
      const { scope, pkgName, version, shareScopeMap, shareInfo } = args;
      const { requiredVersion } = shareInfo.shareConfig;
      const shared = shareScopeMap[scope]?.[pkgName]?.[version];
      if (shared === undefined || (requiredVersion !== version && requiredVersion !== `^${version}`)) return args;
      return { ...args, resolver: () => ({ shared, useTreesShaking: false }) };
    },
  };
}
