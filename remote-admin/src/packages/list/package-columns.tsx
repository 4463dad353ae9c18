import type { CarePackage } from 'shared-api/entities';
import { TextLink } from 'shared-ui';
import { Cut, cellByKey, Money, YesNoSign } from 'shared-ui/components';
import { formatKm, formatMonths } from 'shared-ui/format';
import type { IntlShape } from 'shared-ui/intl';
import { columnsOf, type ListColumn } from '../../common/lists/define-list';
import { paths } from '../../common/paths';
import { isExpired } from '../package-state';
import { PackageTag } from '../package-tag';
import { messages as words } from './messages';

/** The types by their names; null where only one is listed. */
export type TypeNames = ReadonlyMap<string, string> | null;

/** Between 600 and 960 px: fewer columns, so that the row's end is never out of sight. */
export function narrowColumns(intl: IntlShape, typeNames: TypeNames) {
  const word = (name: keyof typeof words) => intl.formatMessage(words[name]);
  return columnsOf<CarePackage>()([
    {
      key: 'sku',
      header: word('title'),
      sort: 'sku',
      cell: ({ type, id, sku, title }) => (
        <>
          <TextLink to={paths.package(type, id)}>{title}</TextLink>
          <Cut quiet text={typeNames ? `${sku}, ${typeNames.get(type) ?? type}` : sku} />
        </>
      ),
    },
    {
      key: 'plan',
      header: word('plan'),
      cell: ({ mantenance_duration, mantenance_km }) => (
        <>
          <Cut text={formatMonths(mantenance_duration)} />
          <Cut quiet text={formatKm(mantenance_km)} />
        </>
      ),
    },
    { key: 'total', header: word('total'), align: 'end', cell: ({ total }) => <Money amount={total} /> },
    { key: 'state', header: word('state'), cell: (row) => <PackageTag row={row} /> },
  ]);
}

/** The list's columns in their order; the type's own where several types are listed. */
export function packageColumns(intl: IntlShape, now: number, typeNames: TypeNames) {
  const word = (name: keyof typeof words) => intl.formatMessage(words[name]);
  const type: ListColumn<CarePackage, 'type'> = {
    key: 'type',
    header: word('type'),
    sort: 'type',
    // "Garanzia e manutenzione" on one line.
    cut: 192,
    cell: ({ type }) => <Cut text={typeNames?.get(type) ?? type} />,
  };
  return columnsOf<CarePackage>()([
    {
      key: 'sku',
      header: word('sku'),
      sort: 'sku',
      width: 128,
      cell: ({ type, id, sku }) => (
        <TextLink code to={paths.package(type, id)}>
          {sku}
        </TextLink>
      ),
    },
    {
      key: 'title',
      header: word('title'),
      sort: 'title',
      cut: 200,
      cell: ({ title }) => <Cut text={title} />,
    },
    ...(typeNames ? [type] : []),
    {
      key: 'plan',
      header: word('plan'),
      cut: 112,
      cell: ({ mantenance_duration, mantenance_km }) => (
        <>
          <Cut text={formatMonths(mantenance_duration)} />
          <Cut quiet text={formatKm(mantenance_km)} />
        </>
      ),
    },
    {
      key: 'price',
      header: word('price'),
      sort: 'price',
      width: 96,
      align: 'end',
      cell: ({ price }) => <Money amount={price} />,
    },
    {
      key: 'discount_amount',
      header: word('discount'),
      width: 88,
      align: 'end',
      cell: (row) => cellByKey(row, 'discount_amount'),
    },
    { key: 'total', header: word('total'), width: 96, align: 'end', cell: ({ total }) => <Money amount={total} /> },
    { key: 'state', header: word('state'), width: 136, cell: (row) => <PackageTag row={row} /> },
    { key: 'active', header: word('active'), width: 64, cell: (row) => cellByKey(row, 'active') },
    { key: 'online_enabled', header: word('online'), width: 112, cell: (row) => cellByKey(row, 'online_enabled') },
    { key: 'visible', header: word('visible'), width: 64, cell: (row) => cellByKey(row, 'visible') },
    { key: 'expired', header: word('expired'), width: 64, cell: (row) => <YesNoSign yes={isExpired(row, now)} /> },
    {
      key: 'visible_at',
      header: word('visibleFrom'),
      sort: 'visible_at',
      width: 164,
      cell: (row) => cellByKey(row, 'visible_at'),
    },
    {
      key: 'expire_at',
      header: word('expires'),
      sort: 'expire_at',
      width: 164,
      cell: (row) => cellByKey(row, 'expire_at'),
    },
  ]);
}
