import type { User } from 'shared-api/entities';
import { PageGrid, PageHeader, Stack } from 'shared-ui';
import { Panel, PanelBody } from 'shared-ui/components';
import { FormattedMessage } from 'shared-ui/intl';
import { AccountGate } from '../common/account-gate';
import { ConsentsPanel } from './consents-panel';
import { DataPanel } from './data-panel';
import { EmailContact } from './email-contact';
import { messages } from './messages';
import { PersonPanel } from './person-panel';
import { PhoneContact } from './phone-contact';
import { PicturePanel } from './picture-panel';
import { PreferencesPanel } from './preferences-panel';

/** Who one is, how one is reached, what one agreed to, and the way to take one's data out or away. */
export function ProfilePage() {
  return (
    <>
      <PageHeader title={<FormattedMessage {...messages.title} />} lead={<FormattedMessage {...messages.lead} />} />
      <AccountGate>
        {(account) => (
          <Stack gap="24px">
            <PageGrid columns="record">
              <Stack gap="24px" align="stretch">
                <PersonPanel account={account} />
                <ContactsPanel account={account} />
              </Stack>
              <Stack gap="24px" align="stretch">
                <ConsentsPanel />
                <PreferencesPanel account={account} />
                <PicturePanel account={account} />
              </Stack>
            </PageGrid>
            <DataPanel />
          </Stack>
        )}
      </AccountGate>
    </>
  );
}

/** How the person is reached. What is new counts once it is confirmed; until then the old one does. */
function ContactsPanel({ account }: { account: User }) {
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
