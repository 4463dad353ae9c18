import { useEffect, useState } from 'react';
import { accountLinks } from 'shared-api/contracts';
import { useApi } from 'shared-api/react';

/**
 * Whether the link of an e-mail still counts, asked once: its use on this page makes it no dead one. Undefined while the
 * answer is on its way; where none comes, the use itself will tell.
 */
export function useLinkUsable(token: string): boolean | undefined {
  const api = useApi();
  const [known, setKnown] = useState<{ token: string; usable: boolean }>();
  useEffect(() => {
    const left = new AbortController();
    const tell = (usable: boolean) => left.signal.aborted || setKnown({ token, usable });
    api
      .bind(accountLinks)
      .check({ body: { token } }, { signal: left.signal, background: true })
      .then(
        ({ data }) => tell(data.usable),
        () => tell(true),
      );
    return () => left.abort();
  }, [api, token]);
  return known?.token === token ? known.usable : undefined;
}
