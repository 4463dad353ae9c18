import { type CarFuel, normalisePhone } from 'shared-api/domain';
import { formatDate, formatKm, formatMoney, formatPhone, formatPlate, formatVin } from 'shared-ui/format';
import type { IntlShape } from 'shared-ui/intl';
import { fuelMessages } from '../../common/words/fuel.messages';

function isFuel(value: string): value is CarFuel {
  return value in fuelMessages;
}

/** A field's value as it is read: a date in Italian, kilometres with their unit, the name of a fuel. */
export function fieldText(field: string, value: unknown, intl: IntlShape): string {
  if (value === null || value === undefined || value === '') return '';
  const text = String(value);
  switch (field) {
    case 'car_vin':
      return formatVin(text);
    case 'car_plate':
      return formatPlate(text);
    case 'phone':
      return formatPhone(normalisePhone(text));
    case 'km':
      return formatKm(Number(value));
    case 'car_fuel':
      return isFuel(text) ? intl.formatMessage(fuelMessages[text]) : text;
    case 'car_mileage_date':
    case 'car_registration_date':
      return formatDate(text);
    case 'total':
      return formatMoney(text);
    default:
      return text;
  }
}
