import type { StaffContract } from 'shared-api/entities';
import { useHost } from 'shared-api/react';
import { CopyIcon, DeleteIcon, FileIcon, LinkIcon, QrIcon, RefreshIcon, SendIcon, UserIcon } from 'shared-ui/icons';
import { type MessageDescriptor, useIntl } from 'shared-ui/intl';
import type { MenuItem } from 'shared-ui/overlays';
import { useNavigate } from 'shared-ui/router';
import { actionName } from '../../common/actions/action-name';
import { impossibleBecause } from '../../common/actions/impossible-because';
import { menuMessages as words } from '../../common/actions/menu.messages';
import type { StaffAction } from '../../common/actions/next-action';
import { reasonMessages } from '../../common/actions/reason.messages';
import { useContractActions } from '../../common/actions/use-contract-actions';
import { useNewDraft } from '../../common/actions/use-new-draft';
import type { DealerPart } from '../../common/back-office/back-office';
import { useBackOffice } from '../../common/back-office/back-office-provider';
import { useFillPdf } from '../../common/contract/use-fill-pdf';
import { messages } from './messages';
import { runningCover } from './running-cover';

interface Asked {
  /** Asks for the identity document. */
  onIdentity(): void;
  /** Asks whether the contract should be deleted. */
  onRemove(): void;
  /** Asks whether the SMS should leave. */
  onResend(): void;
  /** Asks whether a cover that runs until a day should be renewed already. */
  onRenew(until: string): void;
}

/** Why the identity document cannot be recorded: what is signed names the level of the signature. */
function noIdentityBecause({ deleted_at, signed_at, status }: StaffContract) {
  if (deleted_at) return reasonMessages.deleted;
  if (signed_at) return messages.alreadySigned;
  return status === 'PENDING' ? reasonMessages.signing : undefined;
}

/** Why the sheet with the method of payment cannot be made. */
function noSheetBecause({ deleted_at, withdrawn_at, paid_at, signed_at, payment_method }: StaffContract) {
  if (deleted_at) return reasonMessages.deleted;
  if (withdrawn_at) return reasonMessages.withdrawn;
  if (paid_at) return reasonMessages.paidAlready;
  if (!signed_at) return reasonMessages.notSigned;
  return payment_method ? undefined : messages.noMethod;
}

/** Everything that can be done with the contract, with its key; what is not possible stays with the reason. */
export function useActionItems(
  contract: StaffContract,
  { onIdentity, onRemove, onResend, onRenew }: Asked,
): MenuItem[] {
  const intl = useIntl();
  const navigate = useNavigate();
  const { actor, dealer } = useBackOffice();
  const { copyLink } = useContractActions();
  const { contract_uid: uid, status, paid_at, withdrawn_at, signature_level } = contract;
  const { now } = useHost();
  const fill = useFillPdf(uid);
  const copy = useNewDraft();
  const renew = useNewDraft();

  const reason = (action: StaffAction) => {
    const because = impossibleBecause(action, contract, actor);
    return because && intl.formatMessage(because);
  };
  const say = (descriptor: (typeof messages)[keyof typeof messages]) => intl.formatMessage(descriptor);
  const gone = contract.deleted_at ? intl.formatMessage(reasonMessages.deleted) : undefined;
  const sayIf = (because: MessageDescriptor | undefined) => because && intl.formatMessage(because);

  const atTheCounter = ({ paths }: DealerPart): MenuItem => ({
    key: 'counter',
    label: intl.formatMessage(words.counter),
    icon: QrIcon,
    command: 'B',
    impossible: reason('counter'),
    onSelect: () => navigate(paths.counter(uid)),
  });
  const identity: MenuItem = {
    key: 'identity',
    label: say(signature_level === 'FEA' ? messages.identityAgain : messages.identity),
    icon: UserIcon,
    impossible: sayIf(noIdentityBecause(contract)),
    onSelect: onIdentity,
  };
  const newDrafts = ({ calls }: DealerPart): MenuItem[] => [
    {
      key: 'duplicate',
      label: intl.formatMessage(words.duplicate),
      icon: CopyIcon,
      apart: true,
      impossible: gone,
      onSelect: () => copy({ uid, make: calls.duplicate }),
    },
    {
      key: 'renew',
      label: say(messages.renew),
      icon: RefreshIcon,
      impossible: withdrawn_at ? say(messages.withdrawnNotRenewed) : paid_at ? undefined : say(messages.notPaid),
      onSelect() {
        const until = runningCover(contract, new Date(now()).toISOString());
        if (until) onRenew(until);
        else renew({ uid, make: calls.renew });
      },
    },
  ];

  return [
    {
      key: 'send',
      label: actionName(status === 'DRAFT' ? 'send' : 'resend', intl),
      icon: SendIcon,
      command: 'R',
      impossible: reason('send'),
      onSelect: onResend,
    },
    ...(dealer ? [atTheCounter(dealer)] : []),
    {
      key: 'copy-link',
      label: intl.formatMessage(words.copyLink),
      icon: LinkIcon,
      command: 'L',
      impossible: gone,
      onSelect: () => void copyLink(contract),
    },
    ...(dealer ? [identity] : []),
    {
      key: 'fill-pdf',
      label: say(messages.fill),
      icon: FileIcon,
      impossible: sayIf(noSheetBecause(contract)),
      onSelect: () => fill.mutate(),
    },
    ...(dealer ? newDrafts(dealer) : []),
    {
      key: 'remove',
      label: intl.formatMessage(words.remove),
      icon: DeleteIcon,
      danger: true,
      apart: true,
      impossible: reason('remove'),
      onSelect: onRemove,
    },
  ];
}
