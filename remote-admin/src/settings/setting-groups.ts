import type { Setting } from 'shared-api/entities';
import type { MessageDescriptor } from 'shared-ui/intl';
import { groupMessages as words } from './messages';

export interface SettingGroup {
  readonly id: string;
  readonly title: MessageDescriptor;
  readonly help: MessageDescriptor;
  readonly settings: readonly Setting[];
}

const wordOf = ({ key }: Setting) => key.split('.')[0] ?? '';

/** The settings by what they are about, each in the server's order; a new word joins the limits. */
export function settingGroups(settings: readonly Setting[]): readonly SettingGroup[] {
  const own = ['codes', 'packages', 'retention'];
  return [
    {
      id: 'codici',
      title: words.codes,
      help: words.codesHelp,
      settings: settings.filter((setting) => wordOf(setting) === 'codes'),
    },
    {
      id: 'limiti',
      title: words.access,
      help: words.accessHelp,
      settings: settings.filter((setting) => !own.includes(wordOf(setting))),
    },
    {
      id: 'vendita',
      title: words.sale,
      help: words.saleHelp,
      settings: settings.filter((setting) => wordOf(setting) === 'packages'),
    },
    {
      id: 'conservazione',
      title: words.retention,
      help: words.retentionHelp,
      settings: settings.filter((setting) => wordOf(setting) === 'retention'),
    },
  ];
}
