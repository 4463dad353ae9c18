import type { StaffContract } from 'shared-api/entities';
import { useQuery } from 'shared-ui/query';
import { useDesk } from '../../common/desk/desk-provider';

/** How many contracts of own stores have this customer's phone, this one included. */
export function useCustomerContracts({ phone }: StaffContract) {
  const { calls, keys } = useDesk();
  return useQuery({
    queryKey: [...keys.lists, 'of-customer', phone],
    queryFn: async () => {
      const query = { per_page: 1, wheres: [{ field: 'phone', op: 'eq', value: phone } as const] };
      return (await calls.list({ query }, { quiet: true })).meta.total;
    },
    enabled: phone !== '',
  });
}
