import type { User } from 'shared-api/entities';
import { FormattedMessage } from 'shared-ui/intl';
import { Panel, PanelBody } from 'shared-ui/pieces';
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
