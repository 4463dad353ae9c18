import type { Setting } from 'shared-api/entities';
import type { MessageDescriptor } from 'shared-ui/intl';
import { groupMessages as words } from './messages';

export interface SettingGroup {
  readonly id: string;
  readonly title: MessageDescriptor;
  readonly help: MessageDescriptor;
  readonly settings: readonly Setting[];
}

interface GroupRule extends Omit<SettingGroup, 'settings'> {
  /** What the keys of its settings begin with. */
  readonly keys: readonly string[];
}

/** Small enough to be taken in at a glance. */
const groups: readonly GroupRule[] = [
  {
    id: 'codici',
    title: words.codes,
    help: words.codesHelp,
    keys: ['codes.per_', 'codes.whole_system'],
  },
  { id: 'attese', title: words.waits, help: words.waitsHelp, keys: ['codes.cool_down', 'links.cool_down'] },
  {
    id: 'errori',
    title: words.failures,
    help: words.failuresHelp,
    keys: ['codes.tries', 'codes.failures', 'codes.access'],
  },
  { id: 'accessi', title: words.access, help: words.accessHelp, keys: ['sign_in.', 'adapters.'] },
  { id: 'ricerche', title: words.searches, help: words.searchesHelp, keys: ['vins.', 'contracts.'] },
  { id: 'invii', title: words.sends, help: words.sendsHelp, keys: ['links.', 'letters.', 'invitations.'] },
  { id: 'vendita', title: words.sale, help: words.saleHelp, keys: ['packages.'] },
  {
    id: 'contratti',
    title: words.contracts,
    help: words.contractsHelp,
    keys: ['retention.deleted', 'retention.desk', 'retention.evidence', 'retention.identity'],
  },
  { id: 'conservazione', title: words.retention, help: words.retentionHelp, keys: ['retention.'] },
];

/** What no group has named yet. */
const others: Omit<SettingGroup, 'settings'> = { id: 'altro', title: words.others, help: words.othersHelp };

/** The settings by what they are about, each in the server's order; one of none stands last. */
export function settingGroups(settings: readonly Setting[]): readonly SettingGroup[] {
  const groupOf = ({ key }: Setting) =>
    groups.find(({ keys }) => keys.some((beginning) => key.startsWith(beginning))) ?? others;
  return [...groups, others]
    .map((group) => ({ ...group, settings: settings.filter((setting) => groupOf(setting) === group) }))
    .filter((group) => group.settings.length > 0);
}
