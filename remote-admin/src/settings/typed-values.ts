import type { Setting } from 'shared-api/entities';

/** What was typed, by key: a setting that is not there stands as it is saved. */
export type Typed = Readonly<Record<string, string>>;

/** A whole number within the setting's bounds; null where it is not one. Grouping dots are taken. */
export function readValue({ min, max }: Setting, text: string): number | null {
  const digits = text.trim().replace(/\.(?=\d{3}(\D|$))/g, '');
  if (!/^\d{1,9}$/.test(digits)) return null;
  const value = Number(digits);
  return value >= min && value <= max ? value : null;
}

/** What was typed and is another value than the saved one; what cannot be read counts as changed. */
export function changedSettings(settings: readonly Setting[], typed: Typed): readonly Setting[] {
  return settings.filter((setting) => {
    const text = typed[setting.key];
    return text !== undefined && readValue(setting, text) !== setting.value;
  });
}

/** Of these settings those that have another value now. */
export function movedSettings(settings: readonly Setting[], now: readonly Setting[]): readonly Setting[] {
  return settings.filter(({ key, value }) => now.some((one) => one.key === key && one.value !== value));
}
