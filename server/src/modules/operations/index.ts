import type { Implementation } from '../../platform/http';
import type { Platform } from '../../platform/platform';
import { settingsRoutes } from './settings/settings.routes';

/** What the operator runs the product by: limits and terms. */
export function operationsRoutes(platform: Platform): readonly Implementation[] {
  return [...settingsRoutes(platform)];
}
