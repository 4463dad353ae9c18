import type { ReactNode } from 'react';
import { chakra } from 'shared-ui/chakra';
import { formatNumber, withUnit } from '../format';
import { CarPlate } from '../plate';
import { STATUS_ORDER, type Status, StatusChip } from '../status';
import { DateText, Money } from '../values';
import { Flag } from './flag';
import { VerifiedEmailSign, VerifiedPhoneSign, YesNoSign } from './signs';

const Image = chakra('img', { base: { height: '32px', objectFit: 'cover', bg: 'bg.muted' } });

/** A record as the API sends it; keys may lead inside with a dot (`points.level`). */
export type ListedRecord = Readonly<Record<string, unknown>>;

type Table = 'paginated' | 'simple';

type Renderer = (value: unknown, record: ListedRecord, table: Table) => ReactNode;

const isRecord = (value: unknown): value is ListedRecord => typeof value === 'object' && value !== null;
const isStatus = (value: unknown): value is Status => STATUS_ORDER.some((status) => status === value);
const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** Leaves an empty value as a dash. */
const filled =
  (render: Renderer): Renderer =>
  (value, record, table) =>
    value === null || value === undefined || value === '' ? '–' : render(value, record, table);

const plain = filled((value) => (typeof value === 'number' ? formatNumber(value) : text(value)));
const yesNo: Renderer = (value) => <YesNoSign yes={Boolean(value)} />;
const verifiedEmail: Renderer = (value) => <VerifiedEmailSign verified={Boolean(value)} />;
const verifiedPhone: Renderer = (value) => <VerifiedPhoneSign verified={Boolean(value)} />;
const day = filled((value) => <DateText value={text(value)} />);

const instant = filled((value, _record, table) => (
  <DateText value={text(value)} as={table === 'paginated' ? 'longDateTime' : 'dateTime'} />
));

const money = filled((value) => <Money amount={text(value)} />);
const status = filled((value) => (isStatus(value) ? <StatusChip status={value} /> : text(value)));
const picture = filled((value, record) => (isRecord(value) ? <Picture asset={value} record={record} /> : null));

const discount = filled((value, record) =>
  record.discount_type === 'percentage' ? withUnit(Number(value), '%') : <Money amount={text(value)} />,
);

const plate: Renderer = (value, record) => (
  <CarPlate plate={text(value)} registrationDate={text(record.car_registration_date)} size={22} />
);

/** The specification's display conventions (section 3), by key. */
const renderers: Readonly<Record<string, Renderer>> = {
  status,
  active: yesNo,
  online_enabled: yesNo,
  visible: yesNo,
  expired: yesNo,
  email_verified_at: verifiedEmail,
  phone_verified_at: verifiedPhone,
  discount_amount: discount,
  country: filled((value) => <Flag code={text(value)} />),
  avatar: picture,
  thumbnail: picture,
  car_plate: plate,
  price: money,
  iva: money,
  total: money,
  amount: money,
  date_of_birth: day,
  start: day,
  end: day,
  created_at: instant,
  expire_at: instant,
  updated_at: instant,
  confirmed_at: instant,
  issued_on: instant,
  posted_at: instant,
  paid_at: instant,
  visible_at: instant,
  signed_at: instant,
  filled_at: instant,
};

function valueAt(record: ListedRecord, key: string): unknown {
  return key.split('.').reduce<unknown>((inner, step) => (isRecord(inner) ? inner[step] : undefined), record);
}

/**
 * What a listed record shows under a key. Paginated tables write instants as "21 novembre 2026, 10:42", simple ones
 * as "21/11/2026 10:42". A key without a convention shows its text.
 */
export function cellByKey(record: ListedRecord, key: string, table: Table = 'paginated'): ReactNode {
  return (renderers[key] ?? plain)(valueAt(record, key), record, table);
}

/** A small picture: of a record's own, `thumbnail`, or of an asset, `url.thumbnail`; named as the record is. */
function Picture({ asset, record }: { asset: ListedRecord; record: ListedRecord }) {
  const { thumbnail } = isRecord(asset.url) ? asset.url : asset;
  if (typeof thumbnail !== 'string') return null;
  const name = asset.title ?? record.fullname ?? record.name ?? record.title;
  return <Image src={thumbnail} alt={text(name)} width="48px" loading="lazy" />;
}
