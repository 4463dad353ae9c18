import { useApi } from 'shared-api/react';
import { useQuery } from 'shared-ui/query';

/** What the server keeps under a form's name; null when there is nothing. Asked once, when the page opens. */
export function useSavedDraft(key: string) {
  const drafts = useApi().accountDesk;
  return useQuery({
    queryKey: ['account', 'draft', key],
    queryFn: async () => (await drafts.getDraft({ params: { key } }, { quiet: true, background: true })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
