import { useEffect, useRef, useState } from 'react';
import { useApi } from 'shared-api/react';
import { useSearchParams } from 'shared-ui/router';

/**
 * Swaps the key of an SMS link (`?k=`) for this browser's permission and takes it out of the address, whether it was
 * accepted or not.
 * @returns whether the swap is still under way; the contract is asked for after it.
 */
export function useLinkKey(contract_uid: string): boolean {
  const api = useApi();
  const [query, setQuery] = useSearchParams();
  const [key] = useState(() => query.get('k'));
  const [swapping, setSwapping] = useState(key !== null);

  // The router makes another one with every address: the key would be sent again.
  const takeOut = useRef(setQuery);
  takeOut.current = setQuery;

  useEffect(() => {
    if (key === null) return;
    let current = true;
    takeOut.current(
      (before) => {
        before.delete('k');
        return before;
      },
      { replace: true },
    );
    // A key that no longer opens is no error here: the masked view with its access code follows.
    api.public
      .openContract({ params: { contract_uid }, body: { k: key } }, { quiet: true })
      .catch(() => undefined)
      .finally(() => current && setSwapping(false));
    return () => {
      current = false;
    };
  }, [api, contract_uid, key]);

  return swapping;
}
