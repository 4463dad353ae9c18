import { methodMessages } from 'shared-staff';
import { hoursText } from 'shared-staff/hours';
import type { IntlShape } from 'shared-ui/intl';
import type { RecordField } from 'shared-ui/work';
import { fieldMessages } from '../messages';
import { messages } from './messages';
import { flagNames, pointNames, type StoreFieldName, type StoreValues, textNames } from './store-values';

/** Fields of a dealer by name, as texts to read and compare. */
export function recordFields(intl: IntlShape, names: readonly StoreFieldName[]): RecordField<StoreValues>[] {
  return names.map((name) => ({
    name,
    label: intl.formatMessage(fieldMessages[name]),
    read: (values) => textOf(name, values, intl),
  }));
}

function textOf(name: StoreFieldName, values: StoreValues, intl: IntlShape): string {
  const text = [...textNames, ...pointNames].find((known) => known === name);
  if (text) return values[text].trim();
  const flag = flagNames.find((known) => known === name);
  if (flag) return intl.formatMessage(values[flag] ? messages.yes : messages.no);
  if (name === 'opening_hours') return hoursText(values.opening_hours, intl);
  if (name === 'payments_methods')
    return intl.formatList(values.payments_methods.map((method) => intl.formatMessage(methodMessages[method])));
  return values.thumbnail.picture?.image ?? '';
}
