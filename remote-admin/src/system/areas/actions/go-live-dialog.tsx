import type { AreaStatus } from 'shared-api/entities';
import { releaseIdOf, releaseNameOf } from 'shared-api/release';
import { Text } from 'shared-ui';
import { formatDateTime } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { areaName } from '../../../common/labels/area-name';
import { trialName } from '../../labels/trial-name';
import type { KeptVersion } from './asked-change';
import { ChangeDialog } from './change-dialog';
import { messages } from './messages';

interface GoLiveDialogProps {
  area: AreaStatus;
  version: KeptVersion;
  onClose(): void;
}

/** Asks before everybody gets a kept version. */
export function GoLiveDialog({ area, version, onClose }: GoLiveDialogProps) {
  const name = areaName(area.name, useIntl(), area.title);
  return (
    <ChangeDialog
      area={area}
      change={{ do: 'rollBack', version: releaseIdOf(version) }}
      title={<FormattedMessage {...messages.backTitle} values={{ version: releaseNameOf(version), name }} />}
      confirm={<FormattedMessage {...messages.backConfirm} />}
      onClose={onClose}
    >
      <Text>
        <FormattedMessage
          {...messages.backText}
          values={{
            live: releaseNameOf(area.live),
            version: releaseNameOf(version),
            at: formatDateTime(version.released_at),
          }}
        />{' '}
        {area.canary && <FormattedMessage {...messages.endsTrial} values={{ version: trialName(area.canary) }} />}
      </Text>
    </ChangeDialog>
  );
}
