import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { useSession } from 'shared-api/react';

/**
 * What a form says of its last try, until the next one or until somebody has signed in again over the form: that the
 * session was over is true no more.
 */
export function useFailure(): [string | null, Dispatch<SetStateAction<string | null>>] {
  const { authenticated } = useSession();
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    if (authenticated) setFailure(null);
  }, [authenticated]);
  return [failure, setFailure];
}
