import type { Asset } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { useIdempotencyKey } from 'shared-ui/data';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from 'shared-ui/query';

const libraryKey = ['assets'] as const;

/** A page of the library: twelve pictures. */
export function useLibrary(search: string, page: number) {
  const library = useApi().assets;
  return useQuery({
    queryKey: [...libraryKey, search, page],
    queryFn: ({ signal }) => library.list({ query: { page, ...(search && { search }) } }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });
}

/** Adds a picture to the library. */
export function useUpload(onDone: (asset: Asset) => void) {
  const library = useApi().assets;
  const client = useQueryClient();
  const withKey = useIdempotencyKey();
  return useMutation({
    mutationFn: (file: File) =>
      withKey(
        [file.name, file.size, file.lastModified],
        async (idempotencyKey) => (await library.upload({ file }, { quiet: true, idempotencyKey })).data,
      ),
    onSuccess(asset) {
      void client.invalidateQueries({ queryKey: libraryKey });
      onDone(asset);
    },
  });
}
