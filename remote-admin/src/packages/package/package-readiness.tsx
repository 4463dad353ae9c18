import { adminOperations } from 'shared-api/contracts';
import { isOnLine, packageReadiness } from 'shared-api/domain';
import type { CarePackage } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { formatMoney } from 'shared-ui/format';
import { useQuery } from 'shared-ui/query';
import { packageNeeds } from '../../common/readiness/need.messages';
import { ReadinessPanel } from '../../common/readiness/readiness-panel';

/** What a saved package lacks, measured by the lowest total that the operator set; nothing until that is known. */
export function PackageReadiness({ row }: { row: CarePackage }) {
  const floorCents = useLowestTotal();
  if (floorCents === undefined) return null;
  return (
    <ReadinessPanel
      requirements={packageReadiness(row, floorCents)}
      needs={packageNeeds}
      values={{ floor: formatMoney(floorCents) }}
      onLine={isOnLine(row)}
    />
  );
}

/** In cents; the setting is in euro. */
function useLowestTotal(): number | undefined {
  const operations = useApi().bind(adminOperations);
  const { data } = useQuery({
    queryKey: ['admin', 'settings', 'lowest-total'],
    queryFn: async ({ signal }) => (await operations.listSettings(undefined, { signal, quiet: true })).data,
  });
  const floor = data?.find(({ key }) => key === 'packages.lowest_total')?.value;
  return floor === undefined ? undefined : floor * 100;
}
