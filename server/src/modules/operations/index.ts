import type { Implementation } from '../../platform/http';
import type { Platform } from '../../platform/platform';
import { settingsRoutes } from './settings/settings.routes';
import { type RunningParts, systemRoutes } from './system/system.routes';

export { runDoctor } from './doctor/run-doctor';

/** What the operator runs the product by: limits and terms, and how it fares. */
export function operationsRoutes(platform: Platform, running: RunningParts): readonly Implementation[] {
  return [...settingsRoutes(platform), ...systemRoutes(platform, running)];
}
