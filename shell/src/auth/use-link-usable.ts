import { accountLinks } from 'shared-api/contracts';
import { useApi } from 'shared-api/react';
import { useQuery } from 'shared-ui/query';

/**
 * Whether the link of an e-mail still counts, asked once: its use on this page makes it no dead one. Undefined while the
 * answer is on its way; where none comes, the use itself will tell.
 */
export function useLinkUsable(token: string): boolean | undefined {
  const links = useApi().bind(accountLinks);
  const { data, isLoading } = useQuery({
    queryKey: ['shell', 'link', token],
    queryFn: ({ signal }) => links.check({ body: { token } }, { signal, background: true }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return isLoading ? undefined : (data?.data.usable ?? true);
}
