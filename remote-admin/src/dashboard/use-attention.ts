import {
  adminContracts,
  adminOperations,
  adminPackages,
  adminStores,
  adminSystem,
  adminUsers,
} from 'shared-api/contracts';
import { useApi } from 'shared-api/react';
import { expiring, openStatements, refundsDue, toCollect, unclearPayments, type WorkListQuery } from 'shared-staff';
import { useQuery } from 'shared-ui/query';
import { paths } from '../common/paths';
import { partsInTrouble } from '../common/system/parts-in-trouble';
import type { attentionMessages as words } from './messages';

/** Something that waits for the operator: how many, of what amount, and where it is done. */
export interface Attention {
  readonly what: keyof typeof words;
  readonly count: number;
  /** "1234.56", where money is at stake. */
  readonly sum?: string | undefined;
  readonly to: string;
}

const contractsWith = (address: string) => `${paths.contracts}?${address}`;

/** Of deleted contracts, too: nobody else still opens those. */
const allUnclear: WorkListQuery = {
  address: `${unclearPayments.address}&deleted=true,false`,
  query: {
    wheres: [...(unclearPayments.query.wheres ?? []), { field: 'deleted', op: 'in', value: ['true', 'false'] }],
  },
};

/** What waits for the operator; what nobody waits for is left out. */
export function useAttention() {
  const api = useApi();
  return useQuery({
    queryKey: ['admin', 'attention'],
    queryFn: async ({ signal }): Promise<readonly Attention[]> => {
      const options = { signal, quiet: true };
      const one = { per_page: 1 };
      const contracts = api.bind(adminContracts);
      const search = ({ wheres }: WorkListQuery['query']) => contracts.search({ query: { ...one, wheres } }, options);
      const systemCalls = api.bind(adminSystem);
      const unready = (): { query: { per_page: number; wheres: { field: 'unready'; op: 'eq'; value: string }[] } } => ({
        query: { ...one, wheres: [{ field: 'unready', op: 'eq', value: 'true' }] },
      });
      const [
        soon,
        collectable,
        statements,
        refunds,
        unclear,
        blocked,
        failed,
        requests,
        stores,
        packages,
        system,
        areas,
      ] = await Promise.all([
        search(expiring.query),
        search(toCollect.query),
        search(openStatements.query),
        search(refundsDue.query),
        search(allUnclear.query),
        search({ wheres: [{ field: 'signing_blocked_at', op: 'null', value: '0' }] }),
        api
          .bind(adminOperations)
          .listMessages({ query: { ...one, wheres: [{ field: 'status', op: 'eq', value: 'failed' }] } }, options),
        api
          .bind(adminUsers)
          .search(
            { query: { ...one, wheres: [{ field: 'reactivation_requested_at', op: 'null', value: '0' }] } },
            options,
          ),
        api.bind(adminStores).search(unready(), options),
        api.bind(adminPackages).search(unready(), options),
        systemCalls.get(undefined, options),
        systemCalls.listAreas(undefined, options),
      ]);
      const troubled = Object.values(partsInTrouble(system.data, areas.data));
      const all: readonly Attention[] = [
        { what: 'statements', count: statements.meta.total, to: contractsWith(openStatements.address) },
        { what: 'refunds', count: refunds.meta.total, to: contractsWith(refundsDue.address) },
        { what: 'unclear', count: unclear.meta.total, to: contractsWith(allUnclear.address) },
        { what: 'expiring', count: soon.meta.total, sum: soon.meta.sum, to: contractsWith(expiring.address) },
        {
          what: 'toCollect',
          count: collectable.meta.total,
          sum: collectable.meta.sum,
          to: contractsWith(toCollect.address),
        },
        { what: 'blocked', count: blocked.meta.total, to: contractsWith('signing_blocked_at=true') },
        { what: 'undelivered', count: failed.meta.total, to: `${paths.messages}?status=failed` },
        { what: 'reactivation', count: requests.meta.total, to: `${paths.users}?reactivation_requested_at=true` },
        { what: 'stores', count: stores.meta.total, to: `${paths.stores}?unready=true` },
        { what: 'packages', count: packages.meta.total, to: `${paths.packages}?unready=true` },
        { what: 'system', count: troubled.reduce((sum, count) => sum + count, 0), to: paths.system },
      ];
      return all.filter(({ count }) => count > 0);
    },
  });
}
