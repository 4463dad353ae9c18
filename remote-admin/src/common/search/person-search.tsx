import { type ReactNode, useState } from 'react';
import { adminUsers } from 'shared-api/contracts';
import { useApi } from 'shared-api/react';
import { useSettled } from 'shared-ui/data';
import { useQuery } from 'shared-ui/query';
import { SearchSelect } from 'shared-ui/work';

const most = 8;

export interface FoundPerson {
  readonly uid: string;
  readonly fullname: string;
}

interface PersonSearchProps {
  label: ReactNode;
  hint?: ReactNode;
  /** Those that are chosen already are not offered again. */
  without: readonly string[];
  onChoose(person: FoundPerson): void;
}

/** Finds a person by name, e-mail or phone. */
export function PersonSearch({ label, hint, without, onChoose }: PersonSearchProps) {
  const users = useApi().bind(adminUsers);
  const [text, setText] = useState('');
  const search = useSettled(text.trim());
  const { data } = useQuery({
    queryKey: ['admin', 'users', 'found', search],
    queryFn: async ({ signal }) =>
      (await users.search({ query: { search, per_page: most } }, { signal, quiet: true })).data,
    enabled: search !== '',
  });
  // What an earlier part of the text has found is not what is looked for.
  const found = search === text.trim() ? data : undefined;
  return (
    <SearchSelect
      label={label}
      hint={hint}
      text={text}
      onText={setText}
      choices={found
        ?.filter(({ uid }) => !without.includes(uid))
        .map(({ uid, fullname, email }) => ({ value: uid, label: fullname, detail: email }))}
      onChoose={({ value, label: fullname }) => {
        setText('');
        onChoose({ uid: value, fullname });
      }}
    />
  );
}
