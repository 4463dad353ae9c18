import type { CustomerContract } from 'shared-api/entities';
import { useQuery } from 'shared-ui/query';
import { useCustomerCalls } from '../common/contract/customer-calls';

/** The papers of a contract, asked for again when it has changed. */
export function useDocuments({ contract_uid, version }: Pick<CustomerContract, 'contract_uid' | 'version'>) {
  const calls = useCustomerCalls();
  return useQuery({
    queryKey: [calls.base, 'contract-documents', contract_uid, version],
    queryFn: async () => (await calls.listDocuments({ params: { contract_uid } }, { quiet: true })).data,
  });
}
