import type { ContractRow } from 'shared-api/entities';
import {
  CheckIcon,
  CopyIcon,
  DeleteIcon,
  DownloadIcon,
  EditIcon,
  EyeIcon,
  LinkIcon,
  QrIcon,
  SendIcon,
} from 'shared-ui';
import { useIntl } from 'shared-ui/intl';
import type { MenuItem } from 'shared-ui/overlays';
import { useNavigate } from 'shared-ui/router';
import { deedMessages } from '../common/deeds/deed.messages';
import { impossibleBecause } from '../common/deeds/impossible-because';
import { menuMessages as words } from '../common/deeds/menu.messages';
import type { StaffDeed } from '../common/deeds/next-deed';
import { useContractDeeds } from '../common/deeds/use-contract-deeds';
import { paths } from '../common/paths';

/** Before the customer has asked for the code there is no paper. */
const withoutPaper: readonly ContractRow['status'][] = ['DRAFT', 'AVAIABLE'];

/**
 * Everything that can be done with a row, with its key. What is not possible stays with the reason.
 * @param onRemove asks whether the contract should be deleted
 */
export function useRowItems(onRemove: (row: ContractRow) => void): (row: ContractRow) => MenuItem[] {
  const intl = useIntl();
  const navigate = useNavigate();
  const deeds = useContractDeeds();

  return (row) => {
    const uid = row.contract_uid;
    const reason = (deed: StaffDeed) => {
      const because = impossibleBecause(deed, row);
      return because && intl.formatMessage(because);
    };
    return [
      {
        key: 'view',
        label: intl.formatMessage(words.open),
        icon: EyeIcon,
        command: 'Invio',
        onSelect: () => navigate(paths.contract(uid)),
      },
      {
        key: 'edit',
        label: intl.formatMessage(words.edit),
        icon: EditIcon,
        command: 'E',
        impossible: reason('edit'),
        onSelect: () => navigate(paths.editContract(uid)),
      },
      {
        key: 'download',
        label: intl.formatMessage(words.download),
        icon: DownloadIcon,
        command: 'D',
        impossible: withoutPaper.includes(row.status) ? intl.formatMessage(words.noDocument) : undefined,
        onSelect: () => deeds.download.mutate(row),
      },
      {
        key: 'editaction',
        label: intl.formatMessage(row.status === 'DRAFT' ? deedMessages.send : deedMessages.resend),
        icon: SendIcon,
        command: 'R',
        apart: true,
        impossible: reason('send'),
        onSelect: () => deeds.resend.mutate(row),
      },
      {
        key: 'mark-as-paid',
        label: intl.formatMessage(deedMessages.markAsPaid),
        icon: CheckIcon,
        command: 'P',
        impossible: reason('markAsPaid'),
        onSelect: () => navigate(paths.nextStep(uid)),
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
        onSelect: () => void deeds.copyLink(row),
      },
      {
        key: 'duplicate',
        label: intl.formatMessage(words.duplicate),
        icon: CopyIcon,
        onSelect: () => deeds.duplicate.mutate(row),
      },
      {
        key: 'deleteaction',
        label: intl.formatMessage(words.remove),
        icon: DeleteIcon,
        danger: true,
        apart: true,
        impossible: reason('remove'),
        onSelect: () => onRemove(row),
      },
    ];
  };
}
