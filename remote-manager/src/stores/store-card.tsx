import type { Store } from 'shared-api/entities';
import { useChosenStore } from 'shared-api/react';
import { Button, ButtonLink, chakra, Heading, OuterLink, Tag, TextLink } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { formatPhone } from 'shared-ui/format';
import { CheckIcon, Icon, StoreIcon } from 'shared-ui/icons';
import { FormattedMessage } from 'shared-ui/intl';
import { paths } from '../common/paths';
import { messages } from './messages';
import { StoreFigures } from './store-figures';
import { StorePicture } from './store-picture';

const Head = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: '96px minmax(0, 1fr)', gap: '16px', padding: '16px' },
});

const Tags = chakra('p', { base: { display: 'flex', flexWrap: 'wrap', gap: '4px', marginTop: '8px' } });

const Foot = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '8px', padding: '12px 16px', borderTopWidth: '1px' },
});

/** What a dealer is for customers: on line or not. */
export function StoreTags({ store: { active, online_enabled, visible } }: { store: Store }) {
  const online = active && online_enabled && visible;
  return (
    <Tag tone={online ? 'success' : 'plain'}>
      <FormattedMessage {...(online ? messages.online : messages.offline)} />
    </Tag>
  );
}

/** An own dealer: where it is, how its week goes, and the choice to work for it. */
export function StoreCard({ store }: { store: Store }) {
  const [chosen, choose] = useChosenStore();
  const { store_uid, name, phone } = store;
  const isChosen = chosen?.store_uid === store_uid;
  return (
    <Panel bare aria-labelledby={store_uid}>
      <Head>
        <StorePicture store={store} />
        <div>
          <Heading level={2} look="h3" id={store_uid}>
            <TextLink to={paths.store(store_uid)}>{name}</TextLink>
          </Heading>
          <chakra.p color="fg.muted">{storeAddress(store)}</chakra.p>
          <OuterLink href={`tel:${phone.replace(/\s/g, '')}`}>{formatPhone(phone)}</OuterLink>
          <Tags>
            <StoreTags store={store} />
          </Tags>
        </div>
      </Head>
      <chakra.div borderTopWidth="1px">
        <StoreFigures uid={store_uid} />
      </chakra.div>
      <Foot>
        {isChosen ? (
          <Button aria-pressed onClick={() => choose(null)}>
            <Icon of={CheckIcon} />
            <FormattedMessage {...messages.chosen} />
          </Button>
        ) : (
          <Button aria-pressed={false} onClick={() => choose({ store_uid, name })}>
            <Icon of={StoreIcon} />
            <FormattedMessage {...messages.choose} />
          </Button>
        )}
        <ButtonLink look="ghost" to={paths.store(store_uid)}>
          <FormattedMessage {...messages.open} />
        </ButtonLink>
      </Foot>
    </Panel>
  );
}

/** "via Rombon 41, 20134 Milano (MI)" */
function storeAddress({ address, zip_code, city, province }: Store): string {
  return `${address}, ${zip_code} ${city} (${province})`;
}
