import { adminOperations } from 'shared-api/contracts';
import { type Implementation, implement } from '../../../platform/http';
import { t } from '../../../platform/i18n';
import type { Platform } from '../../../platform/platform';
import { shownSettings } from './setting.view';
import { settingTexts } from './settings.messages';
import { updateSettings } from './update-settings';

export function settingsRoutes(platform: Platform): readonly Implementation[] {
  const { settings } = platform;
  return [
    implement(adminOperations.listSettings, async () => {
      // What another process changed a moment ago belongs to the version that is told.
      await settings.reload();
      const body = shownSettings(settings);
      return { status: 200, body, version: body.version };
    }),
    implement(adminOperations.updateSettings, async ({ scope, body: { values }, expectVersion }) => {
      const changed = await updateSettings(platform, { by: scope.uid, values, expectVersion });
      const body = { ...shownSettings(changed.values), message: t(settingTexts.saved, { count: changed.count }) };
      return { status: 202, body, version: body.version };
    }),
  ];
}
