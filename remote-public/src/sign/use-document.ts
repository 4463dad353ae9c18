import type { CustomerContract } from 'shared-api/entities';
import { useQuery } from 'shared-ui/query';
import { useCustomerCalls } from '../common/contract/customer-calls';

/** What is signed: the preview before the code is sent, then the very file whose fingerprint is signed. */
export function useDocument(contract: CustomerContract) {
  const calls = useCustomerCalls();
  const { contract_uid, status, version, document_sha256 } = contract;
  const frozen = status === 'PENDING';

  return useQuery({
    queryKey: [calls.base, 'contract-file', contract_uid, frozen ? document_sha256 : `preview ${version}`],
    queryFn: async () => {
      if (!frozen) return (await calls.previewDocument({ params: { contract_uid } }, { quiet: true })).blob;
      const documents = (await calls.listDocuments({ params: { contract_uid } }, { quiet: true })).data;
      const shown = documents.find(({ kind, sha256 }) => kind === 'contratto' && sha256 === document_sha256);
      if (!shown) throw new Error('The document that was frozen for the signature is not listed');
      return (await calls.getDocument({ params: { contract_uid, id: shown.id } }, { quiet: true })).blob;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });
}
