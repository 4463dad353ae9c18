import { createContext, type ReactNode, useContext, useState } from 'react';
import type { StaffContract } from 'shared-api/entities';
import { Text } from 'shared-ui';
import { formatDate } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import { ConfirmDialog } from 'shared-ui/overlays';
import { useNavigate } from 'shared-ui/router';
import { RemoveDialog } from '../../common/actions/remove-dialog';
import { ResendDialog } from '../../common/actions/resend-dialog';
import { useNewDraft } from '../../common/actions/use-new-draft';
import { useBackOffice } from '../../common/back-office/back-office-provider';
import type { DealerCalls } from '../../common/back-office/staff-calls';
import { IdentityDialog } from '../identity/identity-dialog';
import { messages } from './messages';

interface RenewDialogProps {
  contract: StaffContract;
  /** The last day of the cover, `YYYY-MM-DD`. */
  until: string;
  make: DealerCalls['renew'];
  onClose(): void;
}

/** Asks before a cover that still runs for long is renewed: until its end the customer would pay twice. */
function RenewDialog({ contract: { contract_uid, code }, until, make, onClose }: RenewDialogProps) {
  const renew = useNewDraft();
  return (
    <ConfirmDialog
      open
      title={<FormattedMessage {...messages.renewTitle} values={{ code }} />}
      confirm={<FormattedMessage {...messages.renew} />}
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        renew({ uid: contract_uid, make });
      }}
    >
      <Text>
        <FormattedMessage {...messages.renewWhy} values={{ date: formatDate(until) }} />
      </Text>
    </ConfirmDialog>
  );
}

type ActionQuestion =
  | { readonly about: 'identity' | 'remove' | 'resend' }
  /** Of a cover that runs until a day. */
  | { readonly about: 'renew'; readonly until: string };

const AskContext = createContext<((question: ActionQuestion) => void) | null>(null);

/** Asks what an action of the menu needs to know, or to be sure of. */
export function useAskAction(): (question: ActionQuestion) => void {
  const ask = useContext(AskContext);
  if (!ask) throw new Error('useAskAction stands outside of ActionQuestions');
  return ask;
}

/** Holds the questions of the menu, which itself moves between head and foot as a tablet is turned. */
export function ActionQuestions({ contract, children }: { contract: StaffContract; children: ReactNode }) {
  const { paths, dealer } = useBackOffice();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<ActionQuestion | null>(null);
  const close = () => setAsked(null);
  return (
    <AskContext value={setAsked}>
      {children}
      {asked?.about === 'identity' && dealer && (
        <IdentityDialog contract={contract} record={dealer.calls.recordIdentity} onClose={close} />
      )}
      {asked?.about === 'renew' && dealer && (
        <RenewDialog contract={contract} until={asked.until} make={dealer.calls.renew} onClose={close} />
      )}
      {asked?.about === 'resend' && <ResendDialog contract={contract} onClose={close} />}
      {asked?.about === 'remove' && (
        <RemoveDialog
          contract={contract}
          onClose={close}
          onRemoved={() => navigate(paths.contracts, { replace: true })}
        />
      )}
    </AskContext>
  );
}
