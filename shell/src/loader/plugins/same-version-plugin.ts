import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * Resolves a shared module at once when the page has exactly the version that the consumer was built with, which is
 * nearly always so. For any other version the library parses range and version; doing that for some forty modules takes
 * 5 % of the time that a phone needs for its first page.
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
