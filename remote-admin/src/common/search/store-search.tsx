import { type ReactNode, useState } from 'react';
import { adminStores } from 'shared-api/contracts';
import { useApi } from 'shared-api/react';
import { useSettled } from 'shared-ui/data';
import { useIntl } from 'shared-ui/intl';
import { useQuery } from 'shared-ui/query';
import { SearchSelect } from 'shared-ui/work';
import { messages } from './messages';

const most = 8;

export interface FoundStore {
  readonly store_uid: string;
  readonly name: string;
}

interface StoreSearchProps {
  label: ReactNode;
  /** Those that are chosen already are not offered again. */
  without: readonly string[];
  onChoose(store: FoundStore): void;
}

/** Finds a dealer by name, code or place. */
export function StoreSearch({ label, without, onChoose }: StoreSearchProps) {
  const intl = useIntl();
  const stores = useApi().bind(adminStores);
  const [text, setText] = useState('');
  const search = useSettled(text.trim());
  const { data } = useQuery({
    queryKey: ['admin', 'stores', 'found', search],
    queryFn: async ({ signal }) =>
      (await stores.search({ query: { search, per_page: most } }, { signal, quiet: true })).data,
    enabled: search !== '',
  });
  // What an earlier part of the text has found is not what is looked for.
  const found = search === text.trim() ? data : undefined;
  return (
    <SearchSelect
      label={label}
      text={text}
      onText={setText}
      choices={found
        ?.filter(({ store_uid }) => !without.includes(store_uid))
        .map(({ store_uid, name, address, city }) => ({
          value: store_uid,
          label: name,
          detail: intl.formatMessage(messages.where, { address, city }),
        }))}
      onChoose={({ value, label }) => {
        setText('');
        onChoose({ store_uid: value, name: label });
      }}
    />
  );
}
