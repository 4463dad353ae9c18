import type { ReactNode } from 'react';
import { formatNumber } from '../format';
import { CarPlate } from '../plate';
import { STATUS_ORDER, type Status, StatusChip } from '../status';
import { DateText, Money } from '../values';
import { Flag } from './flag';
import { Picture } from './picture';
import { VerifiedSign, YesNoSign } from './signs';

/** A record as the API sends it; keys may lead inside with a dot (`points.level`). */
export type ListedRecord = Readonly<Record<string, unknown>>;

const DATES = ['date_of_birth', 'start', 'end'];
const INSTANTS = [
  'created_at',
  'expire_at',
  'updated_at',
  'confirmed_at',
  'issued_on',
  'posted_at',
  'paid_at',
  'visible_at',
  'signed_at',
  'filled_at',
];
const YES_NO = ['active', 'online_enabled', 'visible', 'expired'];
const VERIFIED = ['email_verified_at', 'phone_verified_at'];
const MONEY = ['price', 'iva', 'total', 'amount'];

const isRecord = (value: unknown): value is ListedRecord => typeof value === 'object' && value !== null;
const isStatus = (value: unknown): value is Status => STATUS_ORDER.some((status) => status === value);
const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

function valueAt(record: ListedRecord, key: string): unknown {
  return key.split('.').reduce<unknown>((inner, step) => (isRecord(inner) ? inner[step] : undefined), record);
}

/**
 * What a listed record shows under a key, by the specification's display conventions (section 3). Paginated tables
 * write instants as "21 novembre 2026, 10:42", simple ones as "21/11/2026 10:42".
 */
export function cellByKey(record: ListedRecord, key: string, table: 'paginated' | 'simple' = 'paginated'): ReactNode {
  const value = valueAt(record, key);

  if (YES_NO.includes(key)) return <YesNoSign yes={Boolean(value)} />;
  if (VERIFIED.includes(key)) return <VerifiedSign verified={Boolean(value)} />;
  if (key === 'car_plate')
    return <CarPlate plate={text(value)} registrationDate={text(record.car_registration_date) || null} size={22} />;
  if (value === null || value === undefined || value === '') return '–';
  if (key === 'status') return isStatus(value) ? <StatusChip status={value} /> : text(value);
  if (key === 'discount_amount') return discount(text(value), record.discount_type);
  if (key === 'country') return <Flag code={text(value)} />;
  if (key === 'avatar' || key === 'thumbnail')
    return isRecord(value) ? <Picture asset={value} square={key === 'avatar'} /> : null;
  if (DATES.includes(key)) return <DateText value={text(value)} />;
  if (INSTANTS.includes(key))
    return <DateText value={text(value)} as={table === 'paginated' ? 'longDateTime' : 'dateTime'} />;
  if (MONEY.includes(key)) return <Money amount={text(value)} />;
  if (typeof value === 'number') return formatNumber(value);
  return text(value);
}

/** "100,00 €" or "10 %". */
function discount(amount: string, type: unknown): ReactNode {
  return type === 'percentage' ? `${formatNumber(Number(amount))}\u00a0%` : <Money amount={amount} />;
}
