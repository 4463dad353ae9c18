import { useMemo } from 'react';
import type { PackageType } from 'shared-api/entities';
import { ButtonLink, chakra, EmptyState, Tag, TextLink } from 'shared-ui';
import { Cut, Panel, YesNoSign } from 'shared-ui/components';
import { QueryFailure } from 'shared-ui/data';
import { formatNumber } from 'shared-ui/format';
import { Icon, PackageIcon } from 'shared-ui/icons';
import { FormattedMessage, type IntlShape, useIntl } from 'shared-ui/intl';
import { type DataColumn, DataTable } from 'shared-ui/table';
import { RowCard } from 'shared-ui/work';
import { paths } from '../../common/paths';
import { kindMessages } from '../messages';
import { usePackageTypes } from '../package-calls';
import { messages } from './messages';

const Name = chakra('span', { base: { display: 'flex', alignItems: 'center', gap: '12px', minWidth: 0 } });
const Frame = chakra('span', {
  base: {
    display: 'grid',
    gridTemplateRows: '100%',
    placeItems: 'center',
    flexShrink: 0,
    width: '48px',
    height: '36px',
    bg: 'bg.muted',
    color: 'fg.muted',
    overflow: 'hidden',
    '& > img': { width: '100%', height: '100%', objectFit: 'contain' },
  },
});
const Words = chakra('span', { base: { minWidth: 0 } });

function FormTag({ version }: { version: number | null }) {
  return (
    <Tag tone={version === null ? 'plain' : 'info'}>
      {version === null ? (
        <FormattedMessage {...messages.builtIn} />
      ) : (
        <FormattedMessage {...messages.formVersion} values={{ version }} />
      )}
    </Tag>
  );
}

function typeColumns(intl: IntlShape): DataColumn<PackageType>[] {
  const word = (name: keyof typeof messages) => intl.formatMessage(messages[name]);
  return [
    {
      key: 'title',
      header: word('type'),
      cell: ({ code, title, excerpt, thumbnail }) => (
        <Name>
          <Frame>{thumbnail ? <img src={thumbnail.thumbnail} alt="" /> : <Icon of={PackageIcon} />}</Frame>
          <Words>
            <TextLink to={paths.packageType(code)}>{title}</TextLink>
            <Cut quiet text={excerpt || code} />
          </Words>
        </Name>
      ),
    },
    { key: 'kind', header: word('kind'), width: 144, cell: ({ kind }) => intl.formatMessage(kindMessages[kind]) },
    {
      key: 'packages_count',
      header: word('packages'),
      width: 96,
      align: 'end',
      cell: ({ packages_count }) => formatNumber(packages_count),
    },
    {
      key: 'form_version',
      header: word('form'),
      width: 176,
      cell: ({ form_version }) => <FormTag version={form_version} />,
    },
    { key: 'visible', header: word('visible'), width: 96, cell: ({ visible }) => <YesNoSign yes={visible} /> },
  ];
}

/** The types of packages: what is offered, and the form that its contracts are filled into. */
export function TypeTable() {
  const intl = useIntl();
  const { data: types, error, refetch, isFetching } = usePackageTypes();
  const columns = useMemo(() => typeColumns(intl), [intl]);
  return (
    <Panel bare title={<FormattedMessage {...messages.types} />} meta={types?.length}>
      <DataTable
        label={intl.formatMessage(messages.types)}
        columns={columns}
        rows={types ?? (error ? [] : undefined)}
        rowId={({ code }) => code}
        rowName={({ title }) => title}
        density="worklist"
        cardsBelow={768}
        card={({ code, title, kind, excerpt, packages_count, form_version }) => (
          <RowCard
            top={intl.formatMessage(kindMessages[kind])}
            topEnd={<FormTag version={form_version} />}
            title={<TextLink to={paths.packageType(code)}>{title}</TextLink>}
            foot={excerpt}
            footEnd={<FormattedMessage {...messages.count} values={{ count: packages_count }} />}
          />
        )}
        empty={
          error ? (
            <QueryFailure
              title={<FormattedMessage {...messages.failed} />}
              error={error}
              onRetry={refetch}
              retrying={isFetching}
            />
          ) : (
            <EmptyState
              title={<FormattedMessage {...messages.noType} />}
              action={
                <ButtonLink to={paths.newType}>
                  <FormattedMessage {...messages.newType} />
                </ButtonLink>
              }
            >
              <FormattedMessage {...messages.noTypeAdvice} />
            </EmptyState>
          )
        }
      />
    </Panel>
  );
}
