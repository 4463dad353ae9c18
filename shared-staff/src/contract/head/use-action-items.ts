import type { StaffContract } from 'shared-api/entities';
import { CopyIcon, DeleteIcon, FileIcon, LinkIcon, QrIcon, RefreshIcon, SendIcon, UserIcon } from 'shared-ui/icons';
import { useIntl } from 'shared-ui/intl';
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
import { useResendSms } from '../../common/contract/use-resend-sms';
import { messages } from './messages';

interface Asked {
  /** Asks for the identity document. */
  onIdentity(): void;
  /** Asks whether the contract should be deleted. */
  onRemove(): void;
}

/** Everything that can be done with the contract, with its key; what is not possible stays with the reason. */
export function useActionItems(contract: StaffContract, { onIdentity, onRemove }: Asked): MenuItem[] {
  const intl = useIntl();
  const navigate = useNavigate();
  const { actor, dealer } = useBackOffice();
  const { copyLink } = useContractActions();
  const { contract_uid: uid, status, signed_at, payment_method, paid_at, signature_level, withdrawn_at } = contract;
  const resend = useResendSms(uid);
  const fill = useFillPdf(uid);
  const copy = useNewDraft();
  const renewal = useNewDraft();

  const reason = (action: StaffAction) => {
    const because = impossibleBecause(action, contract, actor);
    return because && intl.formatMessage(because);
  };
  const say = (descriptor: (typeof messages)[keyof typeof messages]) => intl.formatMessage(descriptor);
  const gone = contract.deleted_at ? intl.formatMessage(reasonMessages.deleted) : undefined;
  const noSheet = !signed_at
    ? intl.formatMessage(reasonMessages.notSigned)
    : !payment_method
      ? say(messages.noMethod)
      : undefined;

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
    label: say(messages.identity),
    icon: UserIcon,
    impossible: signed_at ? say(messages.alreadySigned) : signature_level === 'FEA' ? say(messages.isFea) : undefined,
    onSelect: onIdentity,
  };
  const newDrafts = ({ calls }: DealerPart): MenuItem[] => [
    {
      key: 'duplicate',
      label: intl.formatMessage(words.duplicate),
      icon: CopyIcon,
      apart: true,
      onSelect: () => copy.mutate({ uid, make: calls.duplicate }),
    },
    {
      key: 'renew',
      label: say(messages.renew),
      icon: RefreshIcon,
      impossible: withdrawn_at ? say(messages.withdrawnNotRenewed) : paid_at ? undefined : say(messages.notPaid),
      onSelect: () => renewal.mutate({ uid, make: calls.renew }),
    },
  ];

  return [
    {
      key: 'send',
      label: actionName(status === 'DRAFT' ? 'send' : 'resend', intl),
      icon: SendIcon,
      command: 'R',
      impossible: reason('send'),
      onSelect: () => resend.mutate(),
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
      impossible: gone ?? (paid_at ? intl.formatMessage(reasonMessages.paidAlready) : noSheet),
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
