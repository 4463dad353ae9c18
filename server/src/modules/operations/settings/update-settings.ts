import { recordAudit } from '../../../platform/audit';
import { afterCommit } from '../../../platform/db';
import { invalid } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import type { Platform } from '../../../platform/platform';
import {
  isSettingKey,
  lockSettings,
  readSettings,
  type SettingKey,
  type Settings,
  settingRules,
} from '../../../platform/settings';
import { versionOf } from './setting.view';
import { settingTexts } from './settings.messages';
import { keepSetting } from './settings.repository';

type SettingsContext = Pick<Platform, 'db' | 'clock' | 'keys' | 'settings'>;

interface WantedSettings {
  readonly by: string;
  readonly values: Readonly<Record<string, number>>;
  /** @throws Refusal `stale` */
  readonly expectVersion: (version: number) => void;
}

interface ChangedSettings {
  readonly count: number;
  readonly values: Pick<Settings, 'get'>;
}

/**
 * Changes limits and terms, all of them or none. This process works with them at once, others within two seconds.
 * @returns how many have another value now, and all of them as they are then
 * @throws Refusal on `values.<key>`, `stale`
 */
export async function updateSettings(context: SettingsContext, wanted: WantedSettings): Promise<ChangedSettings> {
  const { db, clock, settings } = context;
  const { by, values, expectVersion } = wanted;
  const valid = expectValid(values);
  return db.lastTransaction(async (tx) => {
    const present = await lockSettings(tx);
    expectVersion(versionOf(present));
    const changes = valid
      .map(([key, to]) => ({ key, from: present.get(key), to }))
      .filter(({ from, to }) => from !== to);
    if (changes.length === 0) return { count: 0, values: present };
    for (const { key, to } of changes) {
      const value = to === settingRules[key].default ? null : to;
      await keepSetting(tx, { key, value, by }, clock.now());
    }
    await recordAudit(tx, context, { actor: 'admin', actorUid: by, action: 'settings.updated', data: { changes } });
    afterCommit(tx, () => settings.reload());
    return { count: changes.length, values: await readSettings(tx) };
  });
}

function expectValid(values: Readonly<Record<string, number>>): [SettingKey, number][] {
  const errors: Record<string, string[]> = {};
  const valid = Object.entries(values).flatMap(([key, value]): [SettingKey, number][] => {
    const fault = faultOf(key, value);
    if (fault !== null) errors[`values.${key}`] = [fault];
    return isSettingKey(key) ? [[key, value]] : [];
  });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return valid;
}

function faultOf(key: string, value: number): string | null {
  if (!isSettingKey(key)) return t(settingTexts.unknown);
  const { min, max, unit } = settingRules[key];
  if (Number.isInteger(value) && value >= min && value <= max) return null;
  return t(settingTexts.range, { min, max, unit: t(unit) });
}
