import type { ReactNode } from 'react';
import { Button, chakra, Text, TextLink } from 'shared-ui';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { paths } from '../common/paths';
import type { FoundStore } from '../common/search/store-search';
import { storeMessages as messages } from './messages';

const List = chakra('ul', { base: { borderBottomWidth: '1px', marginBottom: '16px' } });
const Row = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '16px',
    minHeight: '48px',
    '& + &': { borderTopWidth: '1px' },
  },
});

const Name = chakra('div', { base: { flex: 1, minWidth: 0 } });
/** Below 600 there is no room for it. */
const Since = chakra('span', {
  base: { display: { base: 'none', sm: 'block' }, textStyle: 'small', color: 'fg.muted', width: '152px' },
});

interface StoreRow extends FoundStore {
  readonly detail?: ReactNode;
  /** Since when. */
  readonly since?: ReactNode;
}

interface StoreRowsProps {
  /** What the dealers are, for the screen reader. */
  label: string;
  stores: readonly StoreRow[];
  /** Whose row is at work. */
  busy?: string | null;
  onDetach(store: StoreRow): void;
}

/** Dealers that are attached to a person, each with a way to detach it. */
export function StoreRows({ label, stores, busy, onDetach }: StoreRowsProps) {
  const intl = useIntl();
  if (stores.length === 0) return null;
  return (
    <List aria-label={label}>
      {stores.map((store) => (
        <Row key={store.store_uid}>
          <Name>
            <TextLink to={paths.store(store.store_uid)}>{store.name}</TextLink>
            {store.detail && <Text look="caption">{store.detail}</Text>}
          </Name>
          {store.since && <Since>{store.since}</Since>}
          <Button
            look="link"
            size="control"
            aria-label={intl.formatMessage(messages.detachNamed, { name: store.name })}
            loading={busy === store.store_uid}
            onClick={() => onDetach(store)}
          >
            <FormattedMessage {...messages.detach} />
          </Button>
        </Row>
      ))}
    </List>
  );
}
