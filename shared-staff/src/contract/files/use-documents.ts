import { useQuery } from 'shared-ui/query';
import { useBackOffice } from '../../common/back-office/back-office-provider';

/** Every document of a contract with its versions, newest first. */
export function useDocuments(uid: string) {
  const { calls, keys } = useBackOffice();
  return useQuery({
    queryKey: keys.documents(uid),
    queryFn: async () => (await calls.listDocuments({ params: { contract_uid: uid } }, { quiet: true })).data,
    select: (documents) => documents.toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at)),
  });
}

/** What staff put beside a contract. */
export function useAttachments(uid: string) {
  const { calls, keys } = useBackOffice();
  return useQuery({
    queryKey: keys.attachments(uid),
    queryFn: async () => (await calls.listAttachments({ params: { contract_uid: uid } }, { quiet: true })).data,
  });
}
