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
    implement(adminOperations.listSettings, async () => ({ status: 200, body: { data: shownSettings(settings) } })),
    implement(adminOperations.updateSettings, async ({ scope, body }) => {
      const count = await updateSettings(platform, { by: scope.uid, values: body.values });
      return { status: 202, body: { data: shownSettings(settings), message: t(settingTexts.saved, { count }) } };
    }),
  ];
}
