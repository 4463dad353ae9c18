import { contractStatuses } from 'shared-api/domain';
import type { Analytics } from 'shared-api/entities';
import { formatNumber } from 'shared-ui/format';
import type { IntlShape } from 'shared-ui/intl';
import type { ShareRow } from 'shared-ui/work';
import { shareText } from '../labels/share-text';
import type { Narrowed } from './contracts-behind';
import { splitMessages as words } from './messages';

export type SplitName = keyof Analytics['splits'];
type Split = Analytics['splits'][SplitName];

const most = 6;

/** How a part stands in the address of the contract list. */
export function narrowedTo(name: SplitName, key: string | null): Narrowed {
  if (name === 'utm_source') return { utm_source: `=${key ?? ''}` };
  if (name !== 'status') return { [name === 'store' ? 'store_uid' : name]: key ?? '' };
  return key === 'DELETED' ? { deleted: 'true' } : { status: key ?? '', deleted: '' };
}

/** So many dealers or types still fit into an address. */
const mostOthers = 50;

/**
 * How several parts together stand there; undefined where the list cannot ask for them: sources are asked for one by
 * one, and what was deleted is no status.
 */
function narrowedToAll(name: SplitName, keys: readonly (string | null)[]): Narrowed | undefined {
  const named = keys.filter((key) => key !== null && key !== 'DELETED');
  if (name === 'utm_source' || named.length < keys.length || keys.length > mostOthers) return undefined;
  return narrowedTo(name, named.join(','));
}

interface Rows {
  readonly name: SplitName;
  readonly intl: IntlShape;
  /** The contracts of a part. */
  listOf(narrowed: Narrowed): string;
}

/** The parts as rows, the greatest first; of many the last row is the rest. Each leads to its contracts, the rest where it can. */
export function splitRows(split: Split, { name, intl, listOf }: Rows): ShareRow[] {
  const whole = split.reduce((sum, { count }) => sum + count, 0);
  const shown = split.length > most ? split.slice(0, most - 1) : split;
  const rest = split.slice(shown.length);
  const rows = shown.map(
    ({ key, label, count }): ShareRow => ({
      key: key ?? '',
      label,
      count,
      countText: formatNumber(count),
      share: shareText(count, whole),
      status: name === 'status' ? contractStatuses.find((status) => status === key) : undefined,
      quiet: key === null,
      code: name === 'utm_source' && key !== null,
      to: listOf(narrowedTo(name, key)),
    }),
  );
  if (rest.length === 0) return rows;
  const count = rest.reduce((sum, each) => sum + each.count, 0);
  const narrowed = narrowedToAll(
    name,
    rest.map(({ key }) => key),
  );
  const others: ShareRow = {
    key: 'others',
    label: intl.formatMessage(words.others, { count: rest.length }),
    count,
    countText: formatNumber(count),
    share: shareText(count, whole),
    quiet: true,
    withoutBar: true,
    to: narrowed && listOf(narrowed),
  };
  return [...rows, others];
}
