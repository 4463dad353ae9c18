import { useMemo } from 'react';
import { adminPackages } from 'shared-api/contracts';
import type { CarePackage, PackageType } from 'shared-api/entities';
import { useApi, useHost, usePerson } from 'shared-api/react';
import { ButtonLink, EmptyState } from 'shared-ui';
import { useNow } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useNavigate } from 'shared-ui/router';
import { type ListDefaults, ownDefaults, useBelow, useListState } from 'shared-ui/work';
import { ListPanel } from '../../common/lists/list-panel';
import { useListPage } from '../../common/lists/use-list-page';
import { paths } from '../../common/paths';
import { packageKeys } from '../package-keys';
import { messages } from './messages';
import { PackageCard } from './package-card';
import { narrowColumns, packageColumns } from './package-columns';
import { packageFilters } from './package-filters';
import { usePackageDeeds } from './use-package-deeds';

const defaults: ListDefaults = {
  perPage: 12,
  sort: 'sku',
  hidden: ['visible_at', 'expire_at', 'discount_amount'],
  density: 'normal',
};
const none: readonly PackageType[] = [];
const idOf = ({ id }: CarePackage) => id;

interface PackageListProps {
  /** Undefined until they have come. */
  types: readonly PackageType[] | undefined;
  /** Only this type's packages. */
  type?: string;
}

/** The packages of all types, or of one. */
export function PackageList({ types = none, type }: PackageListProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const now = useNow(useHost().now, 60_000);
  const packages = useApi().bind(adminPackages);
  const menuOf = usePackageDeeds();
  const listed = useMemo(() => (type === undefined ? types : none), [type, types]);
  const filters = useMemo(() => packageFilters(intl, listed), [intl, listed]);
  const narrow = useBelow(960);
  const columns = useMemo(() => {
    const names = type === undefined ? new Map(listed.map(({ code, title }) => [code, title])) : null;
    return narrow ? narrowColumns(intl, names) : packageColumns(intl, now, names);
  }, [narrow, intl, now, type, listed]);
  const list = useListState({ filters, defaults: ownDefaults(defaults, usePerson()?.settings) });
  const page = useListPage(packageKeys.list, { ...list.request, ...(type && { type }) }, (query, signal) =>
    packages.search({ query }, { signal, quiet: true }),
  );

  return (
    <ListPanel
      label={intl.formatMessage(messages.label)}
      list={list}
      page={page}
      filters={filters}
      columns={columns}
      lead="sku"
      search={intl.formatMessage(messages.search)}
      views="admin-packages"
      rowId={idOf}
      rowName={({ sku }) => sku}
      onOpen={(row) => navigate(paths.package(row.type, row.id))}
      menuOf={menuOf}
      card={(row, menu) => <PackageCard row={row} menu={menu} />}
      nothing={
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
      }
    />
  );
}
