import { useState } from 'react';
import type { AreaStatus } from 'shared-api/entities';
import { Note, Text } from 'shared-ui';
import { TextField } from 'shared-ui/components';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { areaName } from '../../../common/labels/area-name';
import { ChangeDialog } from './change-dialog';
import { messages } from './messages';

/** The kill switch asks for a reason, and for the area's name to be typed as people call it. */
export function DisableAreaDialog({ area, onClose }: { area: AreaStatus; onClose(): void }) {
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
