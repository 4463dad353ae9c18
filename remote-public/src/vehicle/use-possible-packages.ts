import type { PublicVehicleReport } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { useSettled } from 'shared-ui/data';
import { keepPreviousData, useQuery } from 'shared-ui/query';
import type { FunnelState } from '../common/funnel/funnel-state';
import { describeForOffer } from './describe-for-offer';

/** Of how many packages how many fit the car, as far as it is described; follows what is typed. */
export function usePossiblePackages(report: PublicVehicleReport, { kind, vehicle }: FunnelState) {
  const api = useApi();
  const typed = useSettled(vehicle);
  const query = { kind, ...describeForOffer(report, typed) };
  const { data } = useQuery({
    queryKey: ['public', 'possible', query],
    queryFn: async () => (await api.public.listPackTypes({ query }, { quiet: true })).data,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  const packages = data?.flatMap((type) => type.packages);
  return packages && { total: packages.length, eligible: packages.filter((pack) => pack.eligible !== false).length };
}
