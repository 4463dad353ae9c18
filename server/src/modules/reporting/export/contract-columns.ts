import { daysLeft, deletionAt, withdrawalEndsAt } from 'shared-api/domain';
import { contractFieldRules, contractFields, type FieldsWhere } from 'shared-api/entities';
import {
  dayColumn,
  flagColumn,
  instantColumn,
  moneyColumn,
  numberColumn,
  type SheetColumn,
  textColumn,
} from '../../../platform/spreadsheet';
import { type ExportedContract, fullnameOf } from '../../contracts';
import { inWords } from './in-words';

type ExportedField = FieldsWhere<'exported', true>;
type Columns = readonly SheetColumn<ExportedContract>[];
type Named<T> = { [K in keyof ExportedContract]: ExportedContract[K] extends T ? K : never }[keyof ExportedContract];

const text = (name: Named<string | null>) => textColumn<ExportedContract>(name, (row) => row[name]);
const number = (name: Named<number | null>) => numberColumn<ExportedContract>(name, (row) => row[name]);
const instant = (name: Named<Date | null>) => instantColumn<ExportedContract>(name, (row) => row[name]);
const flag = (name: Named<boolean>) => flagColumn<ExportedContract>(name, (row) => row[name]);
const money = (heading: string, name: Named<number | null>) =>
  moneyColumn<ExportedContract>(heading, (row) => row[name]);

/**
 * Every column of an export (decisions.md sections 2 and 4), headed by its field's name and with the codes of the API,
 * or as people call both. Without `contract_uid`, which is the secret of the link.
 * @param typeTitles of the package types, by their codes, for people; null for programs
 */
export function contractColumns(now: Date, typeTitles: ReadonlyMap<string, string> | null): Columns {
  const columns = [...identity(now), ...amounts, ...dealer, ...maintenance, ...tracking, ...stated, ...signature];
  return typeTitles === null ? columns : columns.map(inWords(typeTitles));
}

function identity(now: Date): Columns {
  return [
    text('code'),
    text('association_code'),
    text('type'),
    text('status'),
    text('source'),
    instant('created_at'),
    instant('updated_at'),
    instant('sent_at'),
    instant('pending_at'),
    instant('signed_at'),
    instant('filled_at'),
    instant('paid_at'),
    instant('declined_at'),
    text('decline_reason'),
    instant('withdrawn_at'),
    instant('refund_due_at'),
    instant('refunded_at'),
    instant('signing_blocked_at'),
    instantColumn('deletion_at', deletionAt),
    numberColumn('days_left', (row) => daysLeft(row, now)),
    instantColumn('withdrawal_ends_at', (row) => (row.signed_at === null ? null : withdrawalEndsAt(row.signed_at))),
  ];
}

const amounts: Columns = [
  money('price', 'price_cents'),
  money('discount', 'discount_cents'),
  // Hundredths of a percent are written as money is: 2200 is 22,00.
  money('iva_rate', 'iva_basis_points'),
  money('iva', 'iva_cents'),
  money('total', 'total_cents'),
  money('amount', 'amount_cents'),
  textColumn('currency_symbol', () => '€'),
  text('payment_method'),
  text('payment_reference'),
  money('refund_amount', 'refund_cents'),
  text('refund_reference'),
];

const dealer: Columns = [
  textColumn('store', (row) => row.store_name),
  textColumn('package', (row) => row.package_title),
  textColumn('kind', (row) => row.package_kind),
];

const maintenance: Columns = [number('mantenance_number'), number('mantenance_duration'), number('mantenance_km')];

const tracking: Columns = [
  text('utm_source'),
  text('utm_id'),
  text('utm_medium'),
  text('utm_campaign'),
  text('utm_term'),
  text('utm_content'),
  textColumn('utms', (row) => (row.utms === null ? null : JSON.stringify(row.utms))),
];

/** What stands beside a field without having been stated. */
const beside: Readonly<Partial<Record<ExportedField, SheetColumn<ExportedContract>>>> = {
  lastname: textColumn('fullname', fullnameOf),
  phone: flag('phone_verified'),
  email: flag('email_verified'),
};

/** Car, customer and consents, in the order of the table of fields. */
const stated: Columns = contractFields('exported', true).flatMap((field) => {
  const other = beside[field];
  return other === undefined ? [fieldColumn(field)] : [fieldColumn(field), other];
});

/** A stated field as a column: of numbers, days or ticks where it is one. */
function fieldColumn(field: ExportedField): SheetColumn<ExportedContract> {
  switch (contractFieldRules[field].kind) {
    case 'year':
    case 'kilometres':
      return numberColumn(field, (row) => {
        const value = row[field];
        return typeof value === 'number' ? value : null;
      });
    case 'day':
      return dayColumn(field, (row) => textOf(row[field]));
    case 'flag':
      return flagColumn(field, (row) => row[field] === true);
    case 'text':
    case 'code':
    case 'vin':
    case 'plate':
    case 'phone':
    case 'fuel':
      return textColumn(field, (row) => textOf(row[field]));
  }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

const signature: Columns = [text('signature_level'), text('document_sha256')];
