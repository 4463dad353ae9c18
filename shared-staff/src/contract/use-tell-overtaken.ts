import { isApiError } from 'shared-api/errors';
import { useNotify } from 'shared-api/react';

/**
 * Says beside the page that somebody else was faster, until it is closed: the form goes when the contract is read anew,
 * and what it says and what was typed in it with it.
 */
export function useTellOvertaken(): (error: unknown, text: string) => void {
  const notify = useNotify();
  return (error, text) => {
    if (isApiError(error) && error.failure.code === 'status') notify({ text, type: 'error' });
  };
}
