import { createContext, type ReactNode, useContext, useState } from 'react';
import type { StaffContract } from 'shared-api/entities';
import { useNavigate } from 'shared-ui/router';
import { RemoveDialog } from '../../common/actions/remove-dialog';
import { ResendDialog } from '../../common/actions/resend-dialog';
import { useBackOffice } from '../../common/back-office/back-office-provider';
import { IdentityDialog } from '../identity/identity-dialog';
import { RenewDialog } from './renew-dialog';

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
