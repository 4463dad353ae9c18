import { defineMessages, type IntlShape, type MessageDescriptor } from 'shared-ui/intl';
import { fieldMessages } from './field.messages';
import type { TextField } from './values';

/** Where a field's label is no noun. */
const nouns: Partial<Record<TextField, MessageDescriptor>> = defineMessages({
  car_registration_date: { id: 'manager.new.noun.registered', defaultMessage: 'data di immatricolazione' },
  car_mileage_date: { id: 'manager.new.noun.measured', defaultMessage: 'data dei chilometri' },
  km_reason: { id: 'manager.new.noun.km-reason', defaultMessage: 'motivo dei chilometri' },
  car_plate: { id: 'manager.new.noun.plate', defaultMessage: 'targa' },
  zip_code: { id: 'manager.new.noun.zip', defaultMessage: 'CAP' },
});

const words = defineMessages({
  andMore: {
    id: 'manager.new.noun.and-more',
    defaultMessage: 'altri {count} dati',
  },
});

/** So many are named where there are more still; one alone has a name as well. */
const named = 3;

/** A field inside a sentence: "Mancano: nome, cognome". */
export function fieldNoun(field: TextField, intl: IntlShape): string {
  const noun = nouns[field];
  return noun ? intl.formatMessage(noun) : intl.formatMessage(fieldMessages[field]).toLowerCase();
}

/** "nome, cognome e altri 3 dati" */
export function fieldList(fields: readonly TextField[], intl: IntlShape): string {
  const names = fields.slice(0, fields.length === named + 1 ? undefined : named).map((field) => fieldNoun(field, intl));
  const more = fields.length - names.length;
  return intl.formatList(more > 0 ? [...names, intl.formatMessage(words.andMore, { count: more })] : names);
}
