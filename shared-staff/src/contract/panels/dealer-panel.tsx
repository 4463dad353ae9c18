import type { StaffContract } from 'shared-api/entities';
import { chakra, OuterLink, TextLink } from 'shared-ui';
import { Panel, Whole } from 'shared-ui/components';
import { formatPhone } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import { useBackOffice } from '../../common/back-office/back-office-provider';
import { addressOf } from './address-of';
import { messages } from './dealer.messages';

const sources = { manager: messages.byStaff, online: messages.online, account: messages.account } as const;

/** The store that the contract belongs to, and how the contract came about. */
export function DealerPanel({ contract }: { contract: StaffContract }) {
  const { paths } = useBackOffice();
  const { store, source, utm_source, utm_campaign } = contract;
  const campaign = [utm_source, utm_campaign].filter(Boolean).join(', ');
  return (
    <Panel title={<FormattedMessage {...messages.title} />}>
      <p>
        <TextLink to={paths.store(store.store_uid)} fontWeight="600">
          {store.name}
        </TextLink>
      </p>
      <chakra.p color="fg.muted">{addressOf(store)}</chakra.p>
      <p>
        <Whole>
          <OuterLink href={`tel:${store.phone.replace(/\s/g, '')}`}>{formatPhone(store.phone)}</OuterLink>
        </Whole>
      </p>
      <chakra.p color="fg.muted" marginTop="8px">
        <FormattedMessage {...sources[source]} />
        {campaign && <FormattedMessage {...messages.campaign} values={{ campaign }} />}
      </chakra.p>
    </Panel>
  );
}
