import type { AreaStatus } from 'shared-api/entities';
import { releaseIdOf } from 'shared-api/release';
import { Text } from 'shared-ui';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { areaName } from '../../words/area-name';
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
  const name = areaName(area.name, useIntl());
  return (
    <ChangeDialog
      area={area}
      change={{ do: 'rollBack', version: releaseIdOf(version) }}
      title={<FormattedMessage {...messages.backTitle} values={{ version: version.version, name }} />}
      confirm={<FormattedMessage {...messages.backConfirm} />}
      onClose={onClose}
    >
      <Text>
        <FormattedMessage {...messages.backText} values={{ live: area.live.version, version: version.version }} />{' '}
        {area.canary && <FormattedMessage {...messages.endsTrial} values={{ version: area.canary.version }} />}
      </Text>
    </ChangeDialog>
  );
}
