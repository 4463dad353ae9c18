import { useState } from 'react';
import { assets } from 'shared-api/contracts';
import type { Asset } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { chakra, EmptyState, Skeleton, SkeletonGroup } from 'shared-ui';
import { failureText, QueryFailure, useIdempotencyKey } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { Dialog } from 'shared-ui/overlays';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from 'shared-ui/query';
import { ListFoot } from 'shared-ui/table';
import { SearchBox, UploadField } from 'shared-ui/work';
import { messages } from './messages';

const libraryKey = ['assets'] as const;

/** A page of the library: twelve pictures. */
function useLibrary(search: string, page: number) {
  const library = useApi().assets;
  return useQuery({
    queryKey: [...libraryKey, search, page],
    queryFn: ({ signal }) => library.list({ query: { page, ...(search && { search }) } }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });
}

/** Adds a picture to the library. */
function useUpload(onDone: (asset: Asset) => void) {
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

const { maxBytes, mediaTypes } = assets.upload.file;

const Tools = chakra('div', { base: { display: 'grid', gap: '16px', marginBottom: '16px' } });
const Shelf = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: '8px',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
    marginBottom: '16px',
  },
});
const Choice = chakra('button', {
  base: {
    display: 'block',
    width: '100%',
    padding: '8px',
    borderWidth: '1px',
    textStyle: 'caption',
    textAlign: 'start',
    _hover: { bg: 'bg.muted' },
    '& > img': { width: '100%', height: '88px', objectFit: 'contain', bg: 'bg.muted', marginBottom: '8px' },
    '& > span': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
});

interface AssetPickerProps {
  onChoose(asset: Asset): void;
  onClose(): void;
}

/** The library of pictures over the page: one is chosen, or uploaded and chosen. */
export function AssetPicker({ onChoose, onClose }: AssetPickerProps) {
  const intl = useIntl();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const library = useLibrary(search, page);
  const upload = useUpload(onChoose);
  const { data, error, refetch, isFetching } = library;

  return (
    <Dialog open onClose={onClose} title={<FormattedMessage {...messages.library} />}>
      <Tools>
        <UploadField
          label={<FormattedMessage {...messages.upload} />}
          types={mediaTypes}
          maxBytes={maxBytes}
          onFile={(file) => upload.mutate(file)}
          sending={upload.isPending ? { name: upload.variables.name, progress: null } : null}
          error={upload.error && failureText(upload.error, intl)}
        />
        <SearchBox
          value={search}
          shortcut={false}
          placeholder={intl.formatMessage(messages.search)}
          onSearch={(text) => {
            setSearch(text);
            setPage(1);
          }}
        />
      </Tools>
      {error ? (
        <QueryFailure error={error} onRetry={refetch} retrying={isFetching} />
      ) : !data ? (
        <SkeletonGroup label={intl.formatMessage(messages.loading)}>
          <Skeleton height={272} />
        </SkeletonGroup>
      ) : data.data.length === 0 ? (
        <EmptyState title={<FormattedMessage {...(search ? messages.noMatch : messages.empty)} />} />
      ) : (
        <Shelf>
          {data.data.map((asset) => (
            <li key={asset.id}>
              <Choice type="button" onClick={() => onChoose(asset)}>
                <img src={asset.url.thumbnail} alt="" loading="lazy" />
                <span title={asset.name}>{asset.name}</span>
              </Choice>
            </li>
          ))}
        </Shelf>
      )}
      {data && data.meta.last_page > 1 && <ListFoot meta={data.meta} onPage={setPage} />}
    </Dialog>
  );
}
