export type { ReleaseChange } from './change-releases';
export { fileType, keptForAYear } from './file-types';
export { openReleaseStore, releasePlace } from './open-release-store';
export { unreleased } from './release.rules';
export { RegistryBusyError, ReleaseRefusal, StaleReleaseError } from './release-errors';
export type { ReleaseStore } from './release-store';
export { runReleaseCommand } from './run-release-command';
