import { useState } from 'react';
import type { AreaStatus } from 'shared-api/entities';
import { Button } from 'shared-ui';
import { ClockIcon, Icon } from 'shared-ui/icons';
import { FormattedMessage } from 'shared-ui/intl';
import { HistoryDialog } from './history-dialog';
import { messages } from './messages';

/** Opens what was done to the areas. */
export function HistoryButton({ areas }: { areas: readonly AreaStatus[] }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon of={ClockIcon} />
        <FormattedMessage {...messages.open} />
      </Button>
      {open && <HistoryDialog areas={areas} onClose={() => setOpen(false)} />}
    </>
  );
}
