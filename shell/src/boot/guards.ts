import { noteRunScripts } from '../loader/run-scripts';
import { installDevtoolsHook } from './devtools-hook';
import { forgetFailedScripts } from './forget-failed-scripts';
import { installTrustedTypes } from './trusted-types';

installTrustedTypes();
if (__DEVELOPMENT__) {
  installDevtoolsHook();
}
forgetFailedScripts();
noteRunScripts();
