import type { ReactNode } from 'react';
import { Note, Text } from 'shared-ui';
import { formatDate, formatKm } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import { ConfirmDialog } from 'shared-ui/overlays';
import { useRequests } from '../requests/use-requests';
import { messages } from './messages';

interface ServiceDialogProps {
  uid: string;
  n: number;
  /** `YYYY-MM-DD` */
  date: string;
  km: number;
  /** Whether they are far more than the last ones: who goes on says that they are right. */
  km_confirmed?: boolean | undefined;
  /** What confirms it. */
  action: ReactNode;
  saving: boolean;
  onConfirm(): void;
  onCancel(): void;
}

/** Has day and kilometres read once more: they stay in the history, and a customer may have read more kilometres. */
export function ServiceDialog({
  uid,
  n,
  date,
  km,
  km_confirmed: isDoubtful,
  action,
  saving,
  onConfirm,
  onCancel,
}: ServiceDialogProps) {
  const { data: requests = [] } = useRequests(uid);
  const read = Math.max(0, ...requests.map((request) => request.km ?? 0));
  return (
    <ConfirmDialog
      open
      title={<FormattedMessage {...messages.serviceAsk} values={{ n, date: formatDate(date), km: formatKm(km) }} />}
      confirm={action}
      loading={saving}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Text>
        <FormattedMessage {...messages.serviceKept} />
      </Text>
      {isDoubtful && (
        <Note tone="warning" marginTop="16px">
          <FormattedMessage {...messages.serviceDoubtful} />
        </Note>
      )}
      {km < read && (
        <Note tone="warning" marginTop="16px">
          <FormattedMessage {...messages.serviceBelowRequest} values={{ km: formatKm(read) }} />
        </Note>
      )}
    </ConfirmDialog>
  );
}
