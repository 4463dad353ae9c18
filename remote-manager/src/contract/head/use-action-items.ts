import type { StaffContract } from 'shared-api/entities';
import { CopyIcon, DeleteIcon, FileIcon, LinkIcon, QrIcon, RefreshIcon, SendIcon, UserIcon } from 'shared-ui';
import { useIntl } from 'shared-ui/intl';
import type { MenuItem } from 'shared-ui/overlays';
import { useNavigate } from 'shared-ui/router';
import { useFillPdf } from '../../common/contract/use-fill-pdf';
import { useResendSms } from '../../common/contract/use-resend-sms';
import { deedMessages } from '../../common/deeds/deed.messages';
import { impossibleBecause } from '../../common/deeds/impossible-because';
import { menuMessages as words } from '../../common/deeds/menu.messages';
import type { StaffDeed } from '../../common/deeds/next-deed';
import { reasonMessages } from '../../common/deeds/reason.messages';
import { useContractDeeds } from '../../common/deeds/use-contract-deeds';
import { paths } from '../../common/paths';
import { messages } from './messages';
import { useRenew } from './use-renew';

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
  const deeds = useContractDeeds();
  const { contract_uid: uid, status, signed_at, payment_method, paid_at, signature_level } = contract;
  const resend = useResendSms(uid);
  const fill = useFillPdf(uid);
  const renew = useRenew(uid);

  const reason = (deed: StaffDeed) => {
    const because = impossibleBecause(deed, contract);
    return because && intl.formatMessage(because);
  };
  const say = (descriptor: (typeof messages)[keyof typeof messages]) => intl.formatMessage(descriptor);
  const noSheet = !signed_at
    ? intl.formatMessage(reasonMessages.notSigned)
    : !payment_method
      ? say(messages.noMethod)
      : undefined;

  return [
    {
      key: 'send',
      label: intl.formatMessage(status === 'DRAFT' ? deedMessages.send : deedMessages.resend),
      icon: SendIcon,
      command: 'R',
      impossible: reason('send'),
      onSelect: () => resend.mutate(),
    },
    {
      key: 'counter',
      label: intl.formatMessage(words.counter),
      icon: QrIcon,
      command: 'B',
      impossible: reason('counter'),
      onSelect: () => navigate(paths.counter(uid)),
    },
    {
      key: 'copy-link',
      label: intl.formatMessage(words.copyLink),
      icon: LinkIcon,
      command: 'L',
      onSelect: () => void deeds.copyLink(contract),
    },
    {
      key: 'identity',
      label: say(messages.identity),
      icon: UserIcon,
      impossible: signed_at ? say(messages.alreadySigned) : signature_level === 'FEA' ? say(messages.isFea) : undefined,
      onSelect: onIdentity,
    },
    {
      key: 'fill-pdf',
      label: say(messages.fill),
      icon: FileIcon,
      impossible: paid_at ? intl.formatMessage(reasonMessages.paidAlready) : noSheet,
      onSelect: () => fill.mutate(),
    },
    {
      key: 'duplicate',
      label: intl.formatMessage(words.duplicate),
      icon: CopyIcon,
      apart: true,
      onSelect: () => deeds.duplicate.mutate(contract),
    },
    {
      key: 'renew',
      label: say(messages.renew),
      icon: RefreshIcon,
      impossible: paid_at ? undefined : say(messages.notPaid),
      onSelect: () => renew.mutate(),
    },
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
