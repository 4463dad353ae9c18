import type { Setting } from 'shared-api/entities';
import { t } from '../../../platform/i18n';
import { isSettingKey, type Settings, settingRules } from '../../../platform/settings';

/** Every setting with what counts now, in the order of their list. */
export function shownSettings(settings: Pick<Settings, 'get'>): Setting[] {
  return Object.entries(settingRules).flatMap(([key, { title, unit, ...rule }]) =>
    isSettingKey(key) ? [{ ...rule, key, value: settings.get(key), unit: t(unit), title: t(title) }] : [],
  );
}
