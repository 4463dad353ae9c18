import { useState } from 'react';
import type { AreaStatus } from 'shared-api/entities';
import { releaseIdOf, releaseNameOf } from 'shared-api/release';
import { Text } from 'shared-ui';
import { formatPercent } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { Segments } from 'shared-ui/work';
import { areaName } from '../../words/area-name';
import type { KeptVersion } from './asked-change';
import { ChangeDialog } from './change-dialog';
import { messages } from './messages';

const shares = ['5', '10', '25', '50'] as const;

interface CanaryDialogProps {
  area: AreaStatus;
  version: KeptVersion;
  onClose(): void;
}

/** Asks how many get a version before all do. */
export function CanaryDialog({ area, version, onClose }: CanaryDialogProps) {
  const intl = useIntl();
  const [share, setShare] = useState<(typeof shares)[number]>('10');
  const name = areaName(area.name, intl, area.title);
  return (
    <ChangeDialog
      area={area}
      change={{ do: 'canary', version: releaseIdOf(version), percent: Number(share) }}
      title={<FormattedMessage {...messages.tryTitle} values={{ version: releaseNameOf(version), name }} />}
      confirm={<FormattedMessage {...messages.tryConfirm} />}
      onClose={onClose}
    >
      <Text>
        <FormattedMessage {...messages.tryText} values={{ live: releaseNameOf(area.live) }} />
      </Text>
      <div>
        <Segments
          label={intl.formatMessage(messages.tryShare)}
          options={shares.map((value) => ({ value, label: formatPercent(value) }))}
          value={share}
          onChange={setShare}
        />
      </div>
    </ChangeDialog>
  );
}
