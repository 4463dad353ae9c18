import { type CarFuel, normalisePhone } from 'shared-api/domain';
import { contractFieldRules, isContractField } from 'shared-api/entities';
import { fuelNames } from 'shared-api/messages';
import { formatDate, formatKm, formatMoney, formatPhone, formatPlate, formatVin, isDay } from 'shared-ui/format';
import type { IntlShape } from 'shared-ui/intl';

function isFuel(value: string): value is CarFuel {
  return value in fuelNames;
}

/** A field's value as it is read: a date in Italian, kilometres with their unit, the name of a fuel. */
export function fieldText(field: string, value: unknown, intl: IntlShape): string {
  if (value === null || value === undefined || value === '') return '';
  const text = String(value);
  if (field === 'total' || field === 'amount') return formatMoney(text);
  if (field === 'paid_at') return formatDate(text);
  if (!isContractField(field)) return text;
  switch (contractFieldRules[field].kind) {
    case 'vin':
      return formatVin(text);
    case 'plate':
      return formatPlate(text);
    case 'phone':
      return formatPhone(normalisePhone(text));
    case 'kilometres':
      return formatKm(Number(value));
    case 'fuel':
      return isFuel(text) ? intl.formatMessage(fuelNames[text]) : text;
    case 'day':
      return isDay(text) ? formatDate(text) : text;
    case 'text':
    case 'code':
    case 'year':
    case 'flag':
      return text;
  }
}
