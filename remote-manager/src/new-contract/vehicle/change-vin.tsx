import { useState } from 'react';
import { Button } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { ConfirmDialog } from 'shared-ui/overlays';
import { messages } from './messages';

/** Empties the section, after a question: what was found belongs to the VIN. */
export function ChangeVin({ onChange }: { onChange(): void }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button look="link" onClick={() => setAsking(true)}>
        <FormattedMessage {...messages.change} />
      </Button>
      <ConfirmDialog
        open={asking}
        title={<FormattedMessage {...messages.changeTitle} />}
        confirm={<FormattedMessage {...messages.change} />}
        onConfirm={() => {
          setAsking(false);
          onChange();
        }}
        onCancel={() => setAsking(false)}
      >
        <FormattedMessage {...messages.changeText} />
      </ConfirmDialog>
    </>
  );
}
