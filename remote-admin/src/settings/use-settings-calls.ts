import type { CallOptions } from 'shared-api/client';
import { adminOperations } from 'shared-api/contracts';
import type { SettingList } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { useQueryClient } from 'shared-ui/query';
import { settingsKey } from '../common/settings/use-settings';
import type { SettingNumbers } from './typed-values';

/** Asks for the settings, and saves all that changed or nothing; every answer is what the page shows. */
export function useSettingsCalls() {
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
