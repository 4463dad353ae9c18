import type { AreaStatus } from 'shared-api/entities';
import { Text } from 'shared-ui';
import { formatPercent } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { areaName } from '../../../common/labels/area-name';
import { trialName } from '../../labels/trial-name';
import { ChangeDialog } from './change-dialog';
import { messages } from './messages';

/** Asks before everybody gets the version on trial. */
export function PromoteDialog({ area, onClose }: { area: AreaStatus; onClose(): void }) {
  const percent = area.canary?.percent ?? 0;
  const name = areaName(area.name, useIntl(), area.title);
  return (
    <ChangeDialog
      area={area}
      change={{ do: 'promote' }}
      title={
        <FormattedMessage
          {...messages.promoteTitle}
          values={{ version: area.canary && trialName(area.canary), name }}
        />
      }
      confirm={<FormattedMessage {...messages.promoteConfirm} />}
      onClose={onClose}
    >
      <Text>
        {percent === 0 ? (
          <FormattedMessage {...messages.promoteFromChosen} />
        ) : (
          <FormattedMessage {...messages.promoteText} values={{ percent: formatPercent(percent) }} />
        )}
      </Text>
    </ChangeDialog>
  );
}
