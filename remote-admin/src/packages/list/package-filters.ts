import type { adminPackages } from 'shared-api/contracts';
import type { PackageType } from 'shared-api/entities';
import type { IntlShape } from 'shared-ui/intl';
import type { FilterField } from 'shared-ui/work';
import type { FilterOf } from '../../common/lists/define-list';
import { kindMessages } from '../kind.messages';
import { messages as words } from './messages';

type PackageFilter = FilterOf<typeof adminPackages.search>;

/** What the package list can be narrowed by; the types only where it shows several. */
export function packageFilters(intl: IntlShape, types: readonly PackageType[]): FilterField<PackageFilter>[] {
  const word = (name: keyof typeof words) => intl.formatMessage(words[name]);
  const kinds = [...new Set(types.map(({ kind }) => kind))];
  const choices: FilterField<PackageFilter>[] =
    types.length > 1
      ? [
          {
            kind: 'multi',
            field: 'type',
            label: word('type'),
            options: types.map(({ code, title }) => ({ value: code, label: title })),
          },
          {
            kind: 'choice',
            field: 'kind',
            label: word('kind'),
            options: kinds.map((value) => ({ value, label: intl.formatMessage(kindMessages[value]) })),
          },
        ]
      : [];
  return [
    ...choices,
    { kind: 'yesNo', field: 'unready', label: word('unready') },
    { kind: 'yesNo', field: 'active', label: word('active') },
    { kind: 'yesNo', field: 'online_enabled', label: word('online') },
    { kind: 'yesNo', field: 'visible', label: word('visible') },
    { kind: 'yesNo', field: 'expired', label: word('expired') },
    { kind: 'numbers', field: 'price', label: word('price'), unit: '€' },
    { kind: 'dates', field: 'visible_at', label: word('visibleFrom') },
    { kind: 'dates', field: 'expire_at', label: word('expires') },
  ];
}
