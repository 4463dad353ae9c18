import { type ReactNode, useMemo } from 'react';
import { adminPackages } from 'shared-api/contracts';
import type { CarePackage, PackageType } from 'shared-api/entities';
import { useHost } from 'shared-api/react';
import { ButtonLink, chakra, EmptyState, TextLink } from 'shared-ui';
import { Money } from 'shared-ui/components';
import { useNow } from 'shared-ui/data';
import { formatKm, formatMonths } from 'shared-ui/format';
import { FormattedMessage, type IntlShape } from 'shared-ui/intl';
import { useNavigate } from 'shared-ui/router';
import { RowCard } from 'shared-ui/work';
import { defineList, useDefinedList } from '../../common/lists/define-list';
import { ListPanel } from '../../common/lists/list-panel';
import { paths } from '../../common/paths';
import { packageKeys } from '../package-keys';
import { PackageTag } from '../package-tag';
import { messages } from './messages';
import { narrowColumns, packageColumns, type TypeNames } from './package-columns';
import { packageFilters } from './package-filters';
import { usePackageActions } from './use-package-actions';

const Mono = chakra('span', { base: { textStyle: 'code' } });

interface PackageContext {
  /** Only this type's packages. */
  readonly type: string | undefined;
  readonly types: readonly PackageType[];
  readonly typeNames: TypeNames;
  readonly now: number;
}

const packageList = defineList({
  key: ({ type }) => (type === undefined ? packageKeys.list : [...packageKeys.list, type]),
  fetch: (api, query, options, { type }) =>
    api.bind(adminPackages).search({ query: type === undefined ? query : { ...query, type } }, options),
  label: messages.label,
  search: messages.search,
  views: 'admin-packages',
  sort: 'sku',
  columns: (intl: IntlShape, { now, typeNames }: PackageContext, narrow: boolean) =>
    narrow ? narrowColumns(intl, typeNames) : packageColumns(intl, now, typeNames),
  lead: 'sku',
  hidden: ['active', 'online_enabled', 'visible', 'expired', 'visible_at', 'expire_at', 'discount_amount'],
  filters: (intl: IntlShape, { types }: PackageContext) => packageFilters(intl, types),
  rowId: ({ id }) => id,
  rowName: ({ sku }) => sku,
  card: (row, menu) => <PackageCard row={row} menu={menu} />,
  nothing: (
    <EmptyState
      title={<FormattedMessage {...messages.nothing} />}
      action={
        <ButtonLink to={paths.importPackages}>
          <FormattedMessage {...messages.import} />
        </ButtonLink>
      }
    >
      <FormattedMessage {...messages.nothingAdvice} />
    </EmptyState>
  ),
});

const none: readonly PackageType[] = [];

interface PackageListProps {
  /** Undefined until they have come. */
  types: readonly PackageType[] | undefined;
  /** Only this type's packages. */
  type?: string;
}

/** The packages of all types, or of one. */
export function PackageList({ types = none, type }: PackageListProps) {
  const navigate = useNavigate();
  const now = useNow(useHost().now, 60_000);
  const menuOf = usePackageActions();
  const context = useMemo(() => {
    const listed = type === undefined ? types : none;
    const typeNames = type === undefined ? new Map(listed.map(({ code, title }) => [code, title])) : null;
    return { type, types: listed, typeNames, now };
  }, [type, types, now]);
  const shown = useDefinedList(packageList, context);
  return <ListPanel shown={shown} onOpen={(row) => navigate(paths.package(row.type, row.id))} menuOf={menuOf} />;
}

/** A package on a phone. */
function PackageCard({ row, menu }: { row: CarePackage; menu: ReactNode }) {
  return (
    <RowCard
      top={<Mono>{row.sku}</Mono>}
      topEnd={<PackageTag row={row} />}
      title={<TextLink to={paths.package(row.type, row.id)}>{row.title}</TextLink>}
      titleEnd={<Money amount={row.total} />}
      foot={`${formatMonths(row.mantenance_duration)}, ${formatKm(row.mantenance_km)}`}
      footEnd={menu}
    />
  );
}
