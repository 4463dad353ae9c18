import * as federationRuntime from '@module-federation/runtime-tools/runtime-core';
import { installDevtoolsHook } from './devtools-hook';
import { forgetFailedScripts } from './forget-failed-scripts';
import { installTrustedTypes } from './trusted-types';

declare global {
  interface Window {
    /** The one federation runtime of the page; areas and shell are built to find it here. */
    _FEDERATION_RUNTIME_CORE?: typeof federationRuntime;
  }
}

installTrustedTypes();
if (__DEVELOPMENT__) {
  installDevtoolsHook();
}
forgetFailedScripts();
window._FEDERATION_RUNTIME_CORE = federationRuntime;
