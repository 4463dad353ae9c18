import { useChosenStore } from 'shared-api/react';
import { DealerBackOffice, useOwnStores, useWorkStore } from 'shared-staff';
import { chakra, VisuallyHidden } from 'shared-ui';
import { CheckIcon, ChevronDownIcon, Icon, StoreIcon } from 'shared-ui/icons';
import { FormattedMessage } from 'shared-ui/intl';
import { LateMenu, loadMenu } from 'shared-ui/work';
import { messages } from './messages';
import { StoreChoice } from './store-choice';

const face = {
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  width: { base: '100%', md: 'auto' },
  maxWidth: { md: '320px' },
  height: { base: '48px', md: '36px' },
  paddingInline: { base: '16px', sm: '24px', md: '12px' },
  textStyle: 'small',
  textAlign: 'start',
} as const;
const Trigger = chakra('button', {
  base: { ...face, border: { md: '1px solid #6B8397' }, '& > :last-child': { marginInlineStart: { base: 'auto' } } },
});
const Alone = chakra('p', { base: face });
const Name = chakra('span', {
  base: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});
const Strong = chakra('b', { base: { fontWeight: 600 } });

/** In the bar: the dealer whose data the pages show. Who has one only sees its name. */
export function StoreMenu() {
  return (
    <DealerBackOffice>
      <OwnStoreMenu />
    </DealerBackOffice>
  );
}

function OwnStoreMenu() {
  const { data: stores = [], isPending } = useOwnStores();
  const [, choose] = useChosenStore();
  const { store } = useWorkStore();
  const [only] = stores;
  // Its place is there before its name is: the page below does not move when that comes.
  if (isPending) return <Alone aria-hidden="true">{'\u00a0'}</Alone>;
  if (!only) return null;
  const shown = stores.length === 1 ? only : store;
  const name = (
    <Name>
      {shown ? (
        <>
          <Strong>{shown.name}</Strong> {shown.city}
        </>
      ) : (
        <Strong>
          <FormattedMessage {...messages.all} />
        </Strong>
      )}
    </Name>
  );
  if (stores.length === 1) {
    return (
      <Alone>
        <Icon of={StoreIcon} />
        {name}
      </Alone>
    );
  }
  const all = (
    <StoreChoice
      name={<FormattedMessage {...messages.all} />}
      place={<FormattedMessage {...messages.places} values={{ count: stores.length }} />}
      uid={null}
      stores={stores}
      chosen={store === null}
    />
  );
  const items = [
    { key: 'all', label: all, icon: store === null ? CheckIcon : StoreIcon, onSelect: () => choose(null) },
    ...stores.map((own) => {
      const chosen = own.store_uid === store?.store_uid;
      return {
        key: own.store_uid,
        label: <StoreChoice name={own.name} place={own.address} uid={own.store_uid} stores={stores} chosen={chosen} />,
        icon: chosen ? CheckIcon : StoreIcon,
        onSelect: () => choose({ store_uid: own.store_uid, name: own.name }),
      };
    }),
  ];
  return (
    <LateMenu
      load={loadMenu}
      trigger={
        <Trigger type="button">
          <Icon of={StoreIcon} />
          <VisuallyHidden>
            <FormattedMessage {...messages.show} />
          </VisuallyHidden>
          {name}
          <Icon of={ChevronDownIcon} />
        </Trigger>
      }
      menu={{ items }}
    />
  );
}
