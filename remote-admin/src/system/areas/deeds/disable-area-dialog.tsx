import { useState } from 'react';
import type { AreaStatus } from 'shared-api/entities';
import { Note, Text } from 'shared-ui';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { TextField } from 'shared-ui/pieces';
import { areaName } from '../../words/area-name';
import { ChangeDialog } from './change-dialog';
import { messages } from './messages';

/** The kill switch asks for a reason, and for the area's name to be typed. */
export function DisableAreaDialog({ area, onClose }: { area: AreaStatus; onClose(): void }) {
  const intl = useIntl();
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState('');
  const complete = reason.trim() !== '' && typed.trim() === area.name;
  return (
    <ChangeDialog
      area={area}
      change={complete ? { do: 'disable', reason: reason.trim(), confirm: typed.trim() } : null}
      title={<FormattedMessage {...messages.offTitle} values={{ name: areaName(area.name, intl, area.title) }} />}
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
        label={<FormattedMessage {...messages.type} values={{ name: area.name }} />}
        mono
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </ChangeDialog>
  );
}
