import { useUnsaved } from 'shared-api/react';

/** Unsaved input on a contract's page: the edit form comes and goes with the query, and takes the panels' place. */
export function useContractInput(unsaved: boolean): () => void {
  return useUnsaved(unsaved, { query: true });
}
