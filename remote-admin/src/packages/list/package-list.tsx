import { type ReactNode, useMemo } from 'react';
import { adminPackages } from 'shared-api/contracts';
import type { CarePackage, PackageType } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { useMinute } from 'shared-staff';
import { ButtonLink, chakra, EmptyState, TextLink } from 'shared-ui';
import { Money } from 'shared-ui/components';
import { useIdempotencyKey } from 'shared-ui/data';
import { formatKm, formatMonths } from 'shared-ui/format';
import { CopyIcon, EyeIcon, EyeOffIcon, StoreIcon } from 'shared-ui/icons';
import { FormattedMessage, type IntlShape, useIntl } from 'shared-ui/intl';
import type { MenuItem } from 'shared-ui/overlays';
import { useMutation, useQueryClient } from 'shared-ui/query';
import { useNavigate, useParams } from 'shared-ui/router';
import { type FilterField, RowCard } from 'shared-ui/work';
import { defineList, type FilterOf, useDefinedList } from '../../common/lists/define-list';
import { ListPanel } from '../../common/lists/list-panel';
import { paths } from '../../common/paths';
import { kindMessages } from '../messages';
import { packageKeys } from '../package-calls';
import { PackageTag } from '../package-tag';
import { messages, messages as words } from './messages';
import { narrowColumns, packageColumns, type TypeNames } from './package-columns';

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
  nothing: <NoPackages />,
});

/** While there is no package, of all types or of the one whose page it is. */
function NoPackages() {
  const { type } = useParams();
  return (
    <EmptyState
      title={<FormattedMessage {...messages.nothing} />}
      action={
        <ButtonLink to={type === undefined ? paths.importPackages : `${paths.importPackages}?type=${type}`}>
          <FormattedMessage {...messages.import} />
        </ButtonLink>
      }
    >
      <FormattedMessage {...(type === undefined ? messages.nothingAdvice : messages.nothingOfTypeAdvice)} />
    </EmptyState>
  );
}

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
  const now = Date.parse(useMinute());
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

type Flags = Partial<Pick<CarePackage, 'online_enabled' | 'visible'>>;

/** Turns a package's flags from its row; whoever changed it meanwhile is not overwritten. */
function useFlags() {
  const packages = useApi().bind(adminPackages);
  const client = useQueryClient();
  const withKey = useIdempotencyKey();
  return useMutation({
    mutationFn: ({ row: { id, version }, flags }: { row: CarePackage; flags: Flags }) =>
      withKey([id, version, flags], (idempotencyKey) =>
        packages.update({ params: { id }, body: flags }, { ifMatch: `"${version}"`, idempotencyKey }),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: packageKeys.all }),
  });
}

/** What can be done with a package in its row. */
function usePackageActions(): (row: CarePackage) => readonly MenuItem[] {
  const intl = useIntl();
  const navigate = useNavigate();
  const { mutate } = useFlags();
  const word = (name: keyof typeof words) => intl.formatMessage(words[name]);
  return (row) => [
    {
      key: 'view',
      label: word('open'),
      icon: EyeIcon,
      command: 'Invio',
      onSelect: () => navigate(paths.package(row.type, row.id)),
    },
    {
      key: 'duplicate',
      label: word('duplicate'),
      icon: CopyIcon,
      onSelect: () => navigate(`${paths.newPackage(row.type)}?da=${row.id}`),
    },
    {
      key: 'online',
      label: word(row.online_enabled ? 'withdraw' : 'publish'),
      icon: StoreIcon,
      apart: true,
      onSelect: () => mutate({ row, flags: { online_enabled: !row.online_enabled } }),
    },
    {
      key: 'visible',
      label: word(row.visible ? 'hide' : 'show'),
      icon: row.visible ? EyeOffIcon : EyeIcon,
      onSelect: () => mutate({ row, flags: { visible: !row.visible } }),
    },
  ];
}

type PackageFilter = FilterOf<typeof adminPackages.search>;

/** What the package list can be narrowed by; the types only where it shows several. */
function packageFilters(intl: IntlShape, types: readonly PackageType[]): FilterField<PackageFilter>[] {
  const word = (name: keyof typeof words) => intl.formatMessage(words[name]);
  const kinds = [...new Set(types.map(({ kind }) => kind))];
  const choices: FilterField<PackageFilter>[] =
    types.length > 1
      ? [
          {
            kind: 'multi',
            field: 'type',
            label: word('type'),
            options: types.map(({ code, title }) => ({ value: code, label: title })),
          },
          {
            kind: 'choice',
            field: 'kind',
            label: word('kind'),
            options: kinds.map((value) => ({ value, label: intl.formatMessage(kindMessages[value]) })),
          },
        ]
      : [];
  return [
    ...choices,
    { kind: 'yesNo', field: 'unready', label: word('unready') },
    { kind: 'yesNo', field: 'active', label: word('active') },
    { kind: 'yesNo', field: 'online_enabled', label: word('online') },
    { kind: 'yesNo', field: 'visible', label: word('visible') },
    { kind: 'yesNo', field: 'expired', label: word('expired') },
    { kind: 'money', field: 'price', label: word('price') },
    { kind: 'dates', field: 'visible_at', label: word('visibleFrom') },
    { kind: 'dates', field: 'expire_at', label: word('expires') },
  ];
}
