import { noteLeaving } from '../api/page-leave';
import { noteRunScripts } from '../loader/run-scripts';
import { installDevtoolsHook } from './devtools-hook';
import { forgetFailedScripts } from './failed-scripts';
import { installTrustedTypes } from './trusted-types';

installTrustedTypes();
if (__DEVELOPMENT__) {
  installDevtoolsHook();
}
noteLeaving();
forgetFailedScripts();
noteRunScripts();
