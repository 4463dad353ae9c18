import { useMemo } from 'react';
import { adminPackages } from 'shared-api/contracts';
import type { PackageVersion } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { chakra, SkeletonGroup } from 'shared-ui';
import { DateText, Money, Panel } from 'shared-ui/components';
import { QueryFailure } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useQuery } from 'shared-ui/query';
import { RowsSkeleton } from '../../common/skeletons/rows-skeleton';
import { packageKeys } from '../package-calls';
import { versionMessages as words } from './messages';
import { packageValues } from './package-values';
import { recordFields } from './record-fields';

const List = chakra('ol', { base: { listStyle: 'none' } });
const Item = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: '0 16px',
    padding: { base: '12px 16px', md: '12px 24px' },
    '& + &': { borderTopWidth: '1px' },
  },
});
const Strong = chakra('span', { base: { textStyle: 'label' } });
const Quiet = chakra('span', { base: { textStyle: 'caption', color: 'fg.muted' } });
const End = chakra('span', { base: { textAlign: 'end' } });

function useVersions(id: string) {
  const packages = useApi().bind(adminPackages);
  return useQuery({
    queryKey: packageKeys.versions(id),
    queryFn: async () => (await packages.listVersions({ params: { id } }, { quiet: true })).data,
    select: (versions): readonly PackageVersion[] => versions.toSorted((a, b) => b.version - a.version),
  });
}

/** The names of the fields in which a version differs from the one before it. */
function useChangedFields(versions: readonly PackageVersion[] | undefined): ReadonlyMap<number, string[]> {
  const intl = useIntl();
  return useMemo(() => {
    const fields = recordFields(intl);
    return new Map(
      (versions ?? []).map(({ version, package: now }, index) => {
        const before = versions?.[index + 1]?.package;
        if (!before) return [version, []] as const;
        const changed = fields.filter(({ read }) => read(packageValues(now)) !== read(packageValues(before)));
        return [version, changed.map(({ label }) => label)] as const;
      }),
    );
  }, [intl, versions]);
}

/** What the package was at each time, and how many contracts were made on it: those keep their copy. */
export function VersionsPanel({ id }: { id: string }) {
  const intl = useIntl();
  const { data: versions, error, refetch, isFetching } = useVersions(id);
  const changed = useChangedFields(versions);
  return (
    <Panel bare title={<FormattedMessage {...words.title} />} meta={versions?.length}>
      {error ? (
        <QueryFailure error={error} onRetry={refetch} retrying={isFetching} />
      ) : versions ? (
        <List>
          {versions.map(({ version, at, by, contracts_count, package: { total } }) => (
            <Item key={version}>
              <Strong>
                <FormattedMessage {...words.version} values={{ version }} />
              </Strong>
              <End>
                <Money amount={total} />
              </End>
              <Quiet>
                <DateText value={at} as="dateTime" />
                {by && `, ${by}`}
              </Quiet>
              <End>
                <Quiet>
                  <FormattedMessage {...words.contracts} values={{ count: contracts_count }} />
                </Quiet>
              </End>
              {(changed.get(version)?.length ?? 0) > 0 && <Quiet>{intl.formatList(changed.get(version) ?? [])}</Quiet>}
            </Item>
          ))}
        </List>
      ) : (
        <SkeletonGroup label={intl.formatMessage(words.loading)}>
          <div>
            <RowsSkeleton rows={2} height={69} />
          </div>
        </SkeletonGroup>
      )}
    </Panel>
  );
}
