import { useState } from 'react';
import type { Store } from 'shared-api/entities';
import { chakra, IconButton, VisuallyHidden } from 'shared-ui';
import { CloseIcon } from 'shared-ui/icons';
import { useIntl } from 'shared-ui/intl';
import { SearchSelect } from 'shared-ui/work';
import { messages } from './messages';

const most = 8;
/** As high as its neighbours: the label above it is only heard. */
const Width = chakra('div', { base: { width: { base: '100%', sm: '264px' }, marginTop: '-4px' } });

interface StoreFilterProps {
  stores: readonly Store[];
  /** `store_uid`; empty for all of them. */
  value: string;
  onChange(value: string): void;
}

/** One dealer of hundreds, found by a part of its name, code or place; emptied it is all of them. */
export function StoreFilter({ stores, value, onChange }: StoreFilterProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState<string | null>(null);
  const chosen = stores.find(({ store_uid }) => store_uid === value);

  function choose(uid: string) {
    setTyped(null);
    onChange(uid);
  }

  return (
    <Width onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setTyped(null)}>
      <SearchSelect
        label={<VisuallyHidden>{intl.formatMessage(messages.store)}</VisuallyHidden>}
        placeholder={intl.formatMessage(messages.allStores)}
        after={
          value !== '' && (
            <IconButton
              icon={CloseIcon}
              label={intl.formatMessage(messages.allStores)}
              size="compact"
              onClick={() => choose('')}
            />
          )
        }
        text={typed ?? chosen?.name ?? ''}
        onText={(text) => (text === '' ? choose('') : setTyped(text))}
        choices={found(stores, typed ?? '').map(({ store_uid, name, code, city }) => ({
          value: store_uid,
          label: name,
          detail: intl.formatMessage(messages.where, { code, city }),
        }))}
        onChoose={(choice) => choose(choice.value)}
      />
    </Width>
  );
}

function found(stores: readonly Store[], typed: string): readonly Store[] {
  const words = typed.toLocaleLowerCase('it').split(/\s+/).filter(Boolean);
  return stores
    .filter(({ name, code, city }) => {
      const all = `${name} ${code} ${city}`.toLocaleLowerCase('it');
      return words.every((word) => all.includes(word));
    })
    .slice(0, most);
}
