import type { ReactNode } from 'react';
import { Button, chakra, Text } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './messages';
import { SubmitButton } from './submit-button';

const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px', marginTop: '24px' },
});

interface SaveRowProps {
  /** What is saved, as an action: "Salva i ruoli". */
  children: ReactNode;
  saving: boolean;
  onUndo(): void;
  /** The names of what was changed. */
  changed?: string;
}

/** A part's own button, shown once something in it has changed. */
export function SaveRow({ children, saving, onUndo, changed }: SaveRowProps) {
  return (
    <Row>
      <SubmitButton saving={saving}>{children}</SubmitButton>
      <Button look="ghost" onClick={onUndo}>
        <FormattedMessage {...messages.undo} />
      </Button>
      {changed && (
        <Text look="small" muted>
          <FormattedMessage {...messages.changed} values={{ fields: changed }} />
        </Text>
      )}
    </Row>
  );
}
