import { useState } from 'react';
import type { AreaStatus } from 'shared-api/entities';
import { releaseIdOf, releaseNameOf } from 'shared-api/release';
import { Note, Text } from 'shared-ui';
import { TextField } from 'shared-ui/components';
import { formatDateTime, formatPercent } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { areaName } from '../../../common/labels/area-name';
import { type KeptVersion, trialName } from '../../../common/system/area-status';
import { CanaryDialog } from './canary-dialog';
import { ChangeDialog } from './change-dialog';
import { messages } from './messages';
import type { AskedChange } from './use-area-actions';

interface AskedDialogProps {
  asked: AskedChange | null;
  onClose(): void;
}

/** The question that belongs to a change. */
export function AskedDialog({ asked, onClose }: AskedDialogProps) {
  switch (asked?.what) {
    case 'rollBack':
      return <GoLiveDialog area={asked.area} version={asked.version} onClose={onClose} />;
    case 'canary':
      return <CanaryDialog area={asked.area} version={asked.version} onClose={onClose} />;
    case 'promote':
      return <PromoteDialog area={asked.area} onClose={onClose} />;
    case 'disable':
      return <DisableAreaDialog area={asked.area} onClose={onClose} />;
    default:
      return null;
  }
}

interface GoLiveDialogProps {
  area: AreaStatus;
  version: KeptVersion;
  onClose(): void;
}

/** Asks before everybody gets a kept version. */
function GoLiveDialog({ area, version, onClose }: GoLiveDialogProps) {
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

/** Asks before everybody gets the version on trial. */
function PromoteDialog({ area, onClose }: { area: AreaStatus; onClose(): void }) {
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

/** The kill switch asks for a reason, and for the area's name to be typed as people call it. */
function DisableAreaDialog({ area, onClose }: { area: AreaStatus; onClose(): void }) {
  const intl = useIntl();
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState('');
  const name = areaName(area.name, intl, area.title);
  const complete = reason.trim() !== '' && typed.trim().toLowerCase() === name.toLowerCase();
  return (
    <ChangeDialog
      area={area}
      change={complete ? { do: 'disable', reason: reason.trim(), confirm: area.name } : null}
      title={<FormattedMessage {...messages.offTitle} values={{ name }} />}
      confirm={<FormattedMessage {...messages.offConfirm} />}
      danger
      onClose={onClose}
    >
      <Text>
        <FormattedMessage {...messages.offText} />
      </Text>
      {area.name === 'remote-admin' && (
        <Note tone="warning">
          <FormattedMessage {...messages.offOwn} />
        </Note>
      )}
      <TextField
        label={<FormattedMessage {...messages.reason} />}
        hint={<FormattedMessage {...messages.reasonHint} />}
        autoComplete="off"
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <TextField
        label={<FormattedMessage {...messages.type} values={{ name }} />}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </ChangeDialog>
  );
}
