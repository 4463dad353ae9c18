import type { SettingList } from 'shared-api/entities';
import { t } from '../../../platform/i18n';
import { sha256 } from '../../../platform/keys';
import { isSettingKey, type Settings, settingRules } from '../../../platform/settings';

type Values = Pick<Settings, 'get'>;

/** Every setting with what counts now, in the order of their list. */
export function shownSettings(settings: Values): SettingList {
  const data = Object.entries(settingRules).flatMap(([key, { title, unit, ...rule }]) =>
    isSettingKey(key) ? [{ ...rule, key, value: settings.get(key), unit: t(unit), title: t(title) }] : [],
  );
  return { data, version: versionOf(settings) };
}

/** A number for `If-Match`: the same values have the same, wherever they are read. */
export function versionOf(settings: Values): number {
  const values = Object.keys(settingRules).map((key) => (isSettingKey(key) ? [key, settings.get(key)] : []));
  return Number.parseInt(sha256(JSON.stringify(values)).slice(0, 8), 16);
}
