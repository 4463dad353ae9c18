import { useEffect, useState } from 'react';
import type { ReceivedFile } from 'shared-api/kernel';
import { type QueryKey, useQuery } from 'shared-ui/query';

/**
 * A file to show on the page (a picture, a document), with an address that lives as long as it is shown.
 * @param queryKey what names the file among the page's data
 * @returns the query, and `address`: null until the file is there
 */
export function useFetchedFile(queryKey: QueryKey, fetchFile: () => Promise<ReceivedFile>, enabled = true) {
  const query = useQuery({ queryKey, queryFn: fetchFile, enabled, staleTime: Number.POSITIVE_INFINITY });
  return { ...query, address: useFileAddress(query.data?.blob) };
}

/** An address for a file that the page holds; null until there is one. */
export function useFileAddress(blob: Blob | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);

  useEffect(() => {
    if (!blob) return;
    const created = URL.createObjectURL(blob);
    setAddress(created);
    return () => {
      setAddress(null);
      URL.revokeObjectURL(created);
    };
  }, [blob]);

  return address;
}
