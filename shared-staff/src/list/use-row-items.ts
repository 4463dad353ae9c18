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
} from 'shared-ui/icons';
import { useIntl } from 'shared-ui/intl';
import type { MenuItem } from 'shared-ui/overlays';
import { useNavigate } from 'shared-ui/router';
import { actionName } from '../common/actions/action-name';
import { impossibleBecause } from '../common/actions/impossible-because';
import { menuMessages as words } from '../common/actions/menu.messages';
import type { StaffAction } from '../common/actions/next-action';
import { reasonMessages } from '../common/actions/reason.messages';
import { useContractActions } from '../common/actions/use-contract-actions';
import { useNewDraft } from '../common/actions/use-new-draft';
import { useBackOffice } from '../common/back-office/back-office-provider';

/** Before the customer has asked for the code there is no paper. */
const withoutPaper: readonly ContractRow['status'][] = ['DRAFT', 'AVAIABLE'];

interface AskedOfRow {
  onRemove(row: ContractRow): void;
  onResend(row: ContractRow): void;
}

/**
 * Everything that can be done with a row, with its key. What is not possible stays with the reason.
 * @param asked asks before the contract is deleted, and before an SMS leaves
 */
export function useRowItems({ onRemove, onResend }: AskedOfRow): (row: ContractRow) => MenuItem[] {
  const { actor, paths, dealer } = useBackOffice();
  const intl = useIntl();
  const navigate = useNavigate();
  const actions = useContractActions();
  const copy = useNewDraft();

  return (row) => {
    const uid = row.contract_uid;
    const reason = (action: StaffAction) => {
      const because = impossibleBecause(action, row, actor);
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
        onSelect: () => actions.download.mutate(row),
      },
      {
        key: 'editaction',
        label: actionName(row.status === 'DRAFT' ? 'send' : 'resend', intl),
        icon: SendIcon,
        command: 'R',
        apart: true,
        impossible: reason('send'),
        onSelect: () => onResend(row),
      },
      {
        key: 'mark-as-paid',
        label: actionName('markAsPaid', intl),
        icon: CheckIcon,
        command: 'P',
        impossible: reason('markAsPaid'),
        onSelect: () => navigate(paths.nextStep(uid)),
      },
      ...(dealer
        ? [
            {
              key: 'counter',
              label: intl.formatMessage(words.counter),
              icon: QrIcon,
              command: 'B',
              impossible: reason('counter'),
              onSelect: () => navigate(dealer.paths.counter(uid)),
            },
          ]
        : []),
      {
        key: 'copy-link',
        label: intl.formatMessage(words.copyLink),
        icon: LinkIcon,
        command: 'L',
        impossible: row.deleted_at ? intl.formatMessage(reasonMessages.deleted) : undefined,
        onSelect: () => void actions.copyLink(row),
      },
      ...(dealer
        ? [
            {
              key: 'duplicate',
              label: intl.formatMessage(words.duplicate),
              icon: CopyIcon,
              onSelect: () => copy({ uid, make: dealer.calls.duplicate }),
            },
          ]
        : []),
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
