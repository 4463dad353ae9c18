import type { adminStores } from 'shared-api/contracts';
import { PROVINCES, paymentMethods } from 'shared-api/domain';
import { methodMessages } from 'shared-staff';
import type { Option } from 'shared-ui/components';
import type { IntlShape } from 'shared-ui/intl';
import type { FilterField } from 'shared-ui/work';
import type { FilterOf } from '../../common/lists/define-list';
import { fieldMessages } from '../labels/field.messages';
import { messages } from './messages';

type StoreFilter = FilterOf<typeof adminStores.search>;

/** Everything that dealers can be narrowed by, in the order of its panel. */
export function storeFilters(intl: IntlShape, managers: readonly Option[]): FilterField<StoreFilter>[] {
  const yesNo = (field: 'active' | 'online_enabled' | 'visible'): FilterField<StoreFilter> => ({
    kind: 'yesNo',
    field,
    label: intl.formatMessage(fieldMessages[field]),
  });
  return [
    yesNo('active'),
    yesNo('online_enabled'),
    yesNo('visible'),
    { kind: 'yesNo', field: 'unready', label: intl.formatMessage(messages.unready) },
    {
      kind: 'choice',
      field: 'province',
      label: intl.formatMessage(fieldMessages.province),
      options: PROVINCES.map(({ code, name }) => ({ value: code, label: name })),
    },
    {
      kind: 'choice',
      field: 'payments_methods',
      label: intl.formatMessage(fieldMessages.payments_methods),
      options: paymentMethods.map((method) => ({ value: method, label: intl.formatMessage(methodMessages[method]) })),
    },
    { kind: 'choice', field: 'manager_uid', label: intl.formatMessage(messages.manager), options: managers },
  ];
}
