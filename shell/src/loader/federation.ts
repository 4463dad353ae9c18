import { init, registerGlobalPlugins } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-tools/runtime-core';
import { askAgainPlugin } from './plugins/ask-again-plugin';
import { deadlinePlugin } from './plugins/deadline-plugin';
import { entryPlugin } from './plugins/entry-plugin';
import { lastGoodVersionPlugin } from './plugins/last-good-version-plugin';
import { liveVersionPlugin } from './plugins/live-version-plugin';
import { sameVersionPlugin } from './plugins/same-version-plugin';

declare global {
  /** Where areas find the one runtime of the page (`externalRuntime` in scripts/federation/remote.mjs). */
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
}

globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;

registerGlobalPlugins([askAgainPlugin(), sameVersionPlugin()]);

/**
 * The host of the page: the instance that the build made, with all that it shares (scripts/federation/shell.mjs). What
 * the product does beyond the library are its plugins.
 */
export const federation = init({
  name: 'shell',
  remotes: [],
  plugins: [liveVersionPlugin(), entryPlugin(), deadlinePlugin(), lastGoodVersionPlugin()],
});
