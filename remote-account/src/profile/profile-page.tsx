import { PageHeader, Stack } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { AccountGate } from '../common/account-gate';
import { ConsentsPanel } from './consents-panel';
import { ContactsPanel } from './contacts-panel';
import { DataPanel } from './data-panel';
import { messages } from './messages';
import { PersonPanel } from './person-panel';
import { PicturePanel } from './picture-panel';
import { PreferencesPanel } from './preferences-panel';

/** Who one is, how one is reached, what one agreed to, and the way to take one's data out or away. */
export function ProfilePage() {
  return (
    <>
      <PageHeader title={<FormattedMessage {...messages.title} />} lead={<FormattedMessage {...messages.lead} />} />
      <AccountGate>
        {(account) => (
          <Stack gap="24px" maxWidth="752px">
            <PersonPanel account={account} />
            <PicturePanel account={account} />
            <ContactsPanel account={account} />
            <ConsentsPanel />
            <PreferencesPanel account={account} />
            <DataPanel />
          </Stack>
        )}
      </AccountGate>
    </>
  );
}
