import type { StaffContract } from 'shared-api/entities';
import { useQuery } from 'shared-ui/query';
import { contractKeys } from '../../common/contract/contract-keys';
import { useContractCalls } from '../../common/contract/use-contract-calls';

/** How many contracts of own stores have this customer's phone, this one included. */
export function useCustomerContracts({ phone }: StaffContract) {
  const calls = useContractCalls();
  return useQuery({
    queryKey: [...contractKeys.lists, 'of-customer', phone],
    queryFn: async () => {
      const query = { per_page: 1, wheres: [{ field: 'phone', op: 'eq', value: phone } as const] };
      return (await calls.list({ query }, { quiet: true })).meta.total;
    },
    enabled: phone !== '',
  });
}
