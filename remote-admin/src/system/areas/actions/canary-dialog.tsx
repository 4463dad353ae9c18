import { useState } from 'react';
import { type AreaStatus, isEmptyAudience } from 'shared-api/entities';
import { type Ramp, releaseIdOf, releaseNameOf } from 'shared-api/release';
import { chakra, Text } from 'shared-ui';
import { formatPercent } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { Segments } from 'shared-ui/work';
import { AudiencePicker } from '../../../common/audience/audience-picker';
import { audienceBody, nobody } from '../../../common/audience/audience-value';
import { areaName } from '../../../common/labels/area-name';
import type { KeptVersion } from '../../../common/system/area-status';
import { ChangeDialog } from './change-dialog';
import { growthMessages, messages } from './messages';

const shares = ['0', '1', '5', '10', '25', '50'] as const;
/** What follows a share by itself, of what is larger. */
const later = [10, 50, 100];
const minutes = { stays: 0, half: 30, hour: 60, day: 1_440 } as const;
type Growth = keyof typeof minutes;
const growths = ['stays', 'half', 'hour', 'day'] as const satisfies readonly Growth[];

function rampAfter(percent: number, growth: Growth): Ramp | undefined {
  if (growth === 'stays') return undefined;
  return { next: later.filter((share) => share > percent), every_minutes: minutes[growth] };
}

const Chosen = chakra('fieldset', { base: { borderWidth: 0, '& > legend': { textStyle: 'label' } } });

interface CanaryDialogProps {
  area: AreaStatus;
  version: KeptVersion;
  onClose(): void;
}

/** Asks how many get a version before all do, and whether their share grows by itself. */
export function CanaryDialog({ area, version, onClose }: CanaryDialogProps) {
  const intl = useIntl();
  const [share, setShare] = useState<(typeof shares)[number]>('10');
  const [audience, setAudience] = useState(nobody);
  const [growth, setGrowth] = useState<Growth>('stays');
  const percent = Number(share);
  const ramp = rampAfter(percent, growth);
  const chosen = audienceBody(audience);
  const name = areaName(area.name, intl, area.title);
  return (
    <ChangeDialog
      area={area}
      change={
        percent === 0 && isEmptyAudience(chosen)
          ? null
          : {
              do: 'canary',
              version: releaseIdOf(version),
              percent,
              audience: isEmptyAudience(chosen) ? undefined : chosen,
              ramp,
            }
      }
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
          options={shares.map((value) => ({
            value,
            label: value === '0' ? intl.formatMessage(messages.tryNobodyElse) : formatPercent(value),
          }))}
          value={share}
          onChange={setShare}
        />
      </div>
      <div>
        <Segments
          label={intl.formatMessage(messages.tryGrowth)}
          options={growths.map((value) => ({ value, label: intl.formatMessage(growthMessages[value]) }))}
          value={growth}
          onChange={setGrowth}
        />
      </div>
      <Chosen>
        <legend>
          <FormattedMessage {...messages.tryAudience} />
        </legend>
        <AudiencePicker value={audience} onChange={setAudience} />
      </Chosen>
      {ramp && (
        <Text look="small">
          <FormattedMessage
            {...messages.tryRamp}
            values={{
              every: intl.formatMessage(growthMessages[growth]),
              shares: intl.formatList(ramp.next.map((next) => formatPercent(next))),
            }}
          />
        </Text>
      )}
    </ChangeDialog>
  );
}
