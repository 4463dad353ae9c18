import type { ReactNode } from 'react';
import { Button, Text } from 'shared-ui';
import { chakra } from 'shared-ui/chakra';
import { FormattedMessage } from 'shared-ui/intl';
import { Dialog } from 'shared-ui/overlays';
import { CheckIcon, CloseIcon, Icon } from '../../icons';
import type { OpenedDialog } from '../late/late-dialog';
import { messages } from './messages';

const List = chakra('dl', { base: { marginTop: '12px', borderTopWidth: '1px', textStyle: 'small' } });
const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '176px minmax(0, 1fr)' },
    gap: '0 12px',
    paddingBlock: '10px',
    borderBottomWidth: '1px',
  },
});
const Name = chakra('dt', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    fontFamily: 'mono',
    '& > span': { color: 'success' },
    '&[data-refused] > span': { color: 'error' },
  },
});

export interface BulkResultRow {
  key: string;
  name: ReactNode;
  /** Whether the action worked on it. */
  done: boolean;
  /** What became of it, as the server says it. */
  sentence: ReactNode;
}

export interface ShownResult {
  /** What was done: "SMS inviati". */
  title: ReactNode;
  rows: readonly BulkResultRow[];
}

/** After an action on many rows: on how many it worked, and what became of each; those that stayed as they were first. */
export function BulkResultList({ open, onClose, title, rows }: ShownResult & OpenedDialog) {
  const refused = rows.filter(({ done }) => !done);
  const done = rows.filter((row) => row.done);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <Button onClick={onClose}>
          <FormattedMessage {...messages.close} />
        </Button>
      }
    >
      <Text>
        <FormattedMessage {...messages.done} values={{ done: done.length, all: rows.length, left: refused.length }} />
      </Text>
      <List>
        {[...refused, ...done].map((row) => (
          <Row key={row.key}>
            <Name data-refused={row.done ? undefined : true}>
              <Icon of={row.done ? CheckIcon : CloseIcon} />
              {row.name}
            </Name>
            <dd>{row.sentence}</dd>
          </Row>
        ))}
      </List>
    </Dialog>
  );
}
