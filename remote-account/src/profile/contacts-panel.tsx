import type { User } from 'shared-api/entities';
import { Panel, PanelBody } from 'shared-ui/components';
import { FormattedMessage } from 'shared-ui/intl';
import { EmailContact } from './email-contact';
import { messages } from './messages';
import { PhoneContact } from './phone-contact';

/** How the person is reached. What is new counts once it is confirmed; until then the old one does. */
export function ContactsPanel({ account }: { account: User }) {
  return (
    <Panel id="recapiti" title={<FormattedMessage {...messages.contacts} />} bare>
      <PanelBody>
        <EmailContact account={account} />
      </PanelBody>
      <PanelBody>
        <PhoneContact account={account} />
      </PanelBody>
    </Panel>
  );
}
