import { useState } from 'react';
import type { AdminUser } from 'shared-api/entities';
import { usePerson } from 'shared-api/react';
import { Button, chakra, Note, Text } from 'shared-ui';
import { formatDate } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import { SideSection } from 'shared-ui/work';
import { DisableDialog } from '../../actions/disable-dialog';
import { EnableButton } from '../../actions/enable-button';
import { messages as actionMessages } from '../../actions/messages';
import { useLastAdmin } from '../roles/use-last-admin';
import { DestroyDialog } from './destroy-dialog';
import { messages } from './messages';

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '168px minmax(0, 1fr)' },
    alignItems: 'center',
    gap: '8px 16px',
    '& + &': { marginTop: '16px' },
  },
});

/** The two ways out: shut out, with everything kept, or gone for good. */
export function ClosingSection({ id, user }: { id: string; user: AdminUser }) {
  const [asked, setAsked] = useState<'disable' | 'destroy' | null>(null);
  const self = usePerson()?.uid === user.uid;
  const lastAdmin = useLastAdmin(user);
  const blocked = self || lastAdmin;
  return (
    <SideSection id={id} title={<FormattedMessage {...messages.title} />}>
      {blocked && (
        <Note marginBottom="16px">
          <FormattedMessage {...(self ? messages.notSelf : messages.lastAdmin)} />
        </Note>
      )}
      {user.active ? (
        <Row>
          <Button disabled={blocked} onClick={() => setAsked('disable')}>
            <FormattedMessage {...actionMessages.disable} />
          </Button>
          <Text look="small" muted>
            <FormattedMessage {...messages.disableHelp} />
          </Text>
        </Row>
      ) : (
        <Row>
          <EnableButton user={user} />
          <Text look="small" muted>
            {user.disabled_at && (
              <>
                <FormattedMessage {...messages.disabledSince} values={{ at: formatDate(user.disabled_at) }} />{' '}
              </>
            )}
            <FormattedMessage {...messages.enableHelp} />
          </Text>
        </Row>
      )}
      <Row>
        <Button look="danger" disabled={blocked} onClick={() => setAsked('destroy')}>
          <FormattedMessage {...messages.destroy} />
        </Button>
        <Text look="small" muted>
          <FormattedMessage {...messages.destroyHelp} />
        </Text>
      </Row>
      {asked === 'disable' && <DisableDialog user={user} onClose={() => setAsked(null)} />}
      {asked === 'destroy' && <DestroyDialog user={user} onClose={() => setAsked(null)} />}
    </SideSection>
  );
}
