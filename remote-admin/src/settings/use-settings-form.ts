import type { CallOptions } from 'shared-api/client';
import { adminOperations } from 'shared-api/contracts';
import type { Setting, SettingList } from 'shared-api/entities';
import { useApi, useUnsaved } from 'shared-api/react';
import { useQueryClient } from 'shared-ui/query';
import { useRecordForm } from 'shared-ui/work';
import { settingsKey } from '../common/settings/use-settings';
import {
  changedTexts,
  checkTexts,
  nameOf,
  plainText,
  type SettingNumbers,
  type SettingsOfKind,
  type SettingTexts,
  textsOf,
} from './typed-values';

/** Asks for the settings, and saves all that changed or nothing; every answer is what the page shows. */
function useSettingsCalls() {
  const operations = useApi().bind(adminOperations);
  const client = useQueryClient();

  function shown({ data, version }: SettingList): SettingList {
    client.setQueryData(settingsKey, { data, version });
    return { data, version };
  }

  return {
    fetch: async () => shown(await operations.listSettings(undefined, { quiet: true })),
    save: async (body: SettingNumbers, options: CallOptions) =>
      shown(await operations.updateSettings({ body }, options)),
  };
}

/**
 * Settings of one kind as a form. What somebody else changed meanwhile is compared where it is the same setting.
 * @param version of all settings, as they are known now
 */
export function useSettingsForm(settings: readonly Setting[], version: number) {
  const calls = useSettingsCalls();
  const record: SettingsOfKind = { settings, version };
  const ofKind = ({ data, version: now }: SettingList): SettingsOfKind => ({
    settings: data.filter(({ key }) => settings.some((own) => own.key === key)),
    version: now,
  });
  const edit = useRecordForm({
    record,
    valuesOf: textsOf,
    changes: (texts: SettingTexts, base: SettingTexts) => changedTexts(settings, texts, base),
    schema: { safeParse: (changed: SettingTexts) => checkTexts(settings, changed) },
    fields: settings.map((setting) => ({
      name: nameOf(setting.key),
      label: setting.title,
      read: (texts: SettingTexts) => plainText(setting, texts[nameOf(setting.key)] ?? ''),
    })),
    nameOf: (field) => nameOf(field.replace(/^values\./, '')),
    independent: true,
    unordered: true,
    save: async (body, options) => ofKind(await calls.save(body, options)),
    fetchTheirs: async () => ofKind(await calls.fetch()),
    onSaved: () => undefined,
  });
  useUnsaved(edit.dirty);
  return edit;
}
