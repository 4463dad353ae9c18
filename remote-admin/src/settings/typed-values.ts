import type { Setting } from 'shared-api/entities';
import { rule } from 'shared-api/messages';
import type { Checked } from 'shared-ui/data';
import { formatNumber } from 'shared-ui/format';

/** Settings that are saved together. */
export interface SettingsOfKind {
  readonly settings: readonly Setting[];
  /** Of all settings. */
  readonly version: number;
}

/** Settings as texts, by the names of their fields. */
export type SettingTexts = Record<string, string>;

/** What the server takes. */
export type SettingNumbers = { values: Record<string, number> };

/** The field of a setting: in a form, a dot would mean a part of something. */
export const nameOf = (key: string) => key.replaceAll('.', '_');

export function textsOf({ settings }: SettingsOfKind): SettingTexts {
  return Object.fromEntries(settings.map(({ key, value }) => [nameOf(key), formatNumber(value)]));
}

/** A whole number within the setting's bounds; null where it is not one. Grouping dots are taken. */
export function readValue({ min, max }: Setting, text: string): number | null {
  const digits = text.trim().replace(/\.(?=\d{3}(\D|$))/g, '');
  if (!/^\d{1,9}$/.test(digits)) return null;
  const value = Number(digits);
  return value >= min && value <= max ? value : null;
}

/** A value as it is compared and shown, grouped however its thousands were typed. */
export function plainText(setting: Setting, text: string): string {
  const value = readValue(setting, text);
  return value === null ? text.trim() : formatNumber(value);
}

/** The texts that mean another value now. */
export function changedTexts(settings: readonly Setting[], texts: SettingTexts, base: SettingTexts): SettingTexts {
  const changed = settings.flatMap((setting) => {
    const name = nameOf(setting.key);
    const text = plainText(setting, texts[name] ?? '');
    return text === plainText(setting, base[name] ?? '') ? [] : [[name, text] as const];
  });
  return Object.fromEntries(changed);
}

/** The numbers to be sent; a text that is none within its bounds is refused at its field. */
export function checkTexts(settings: readonly Setting[], texts: SettingTexts): Checked<SettingNumbers> {
  const typed = settings.flatMap((setting) => {
    const text = texts[nameOf(setting.key)];
    return text === undefined ? [] : [{ setting, text, value: readValue(setting, text) }];
  });
  const issues = typed.flatMap(({ setting: { key, min, max }, text, value }) => {
    if (value !== null) return [];
    const params = { min: formatNumber(min), max: formatNumber(max) };
    return [{ code: 'custom' as const, message: rule('whole'), path: [nameOf(key)], input: text, params }];
  });
  if (issues.length > 0) return { success: false, error: { issues } };
  const values = typed.flatMap(({ setting, value }) => (value === null ? [] : [[setting.key, value] as const]));
  return { success: true, data: { values: Object.fromEntries(values) } };
}
