import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button } from '../../button';
import { Dialog } from '../../dialog';
import { FormattedMessage } from '../../intl';
import { Text } from '../../text';
import { messages } from './messages';

const List = chakra('dl', { base: { marginTop: '8px', borderTopWidth: '1px', textStyle: 'small' } });
const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '160px minmax(0, 1fr)' },
    gap: '0 16px',
    paddingBlock: '10px',
    borderBottomWidth: '1px',
    '& > dt': { fontFamily: 'mono' },
  },
});

interface BulkResultProps {
  open: boolean;
  onClose(): void;
  /** What was done: "SMS reinviati". */
  title: ReactNode;
  done: number;
  /** The rows on which it was not possible, with the reason of each. */
  refused: readonly { key: string; name: ReactNode; reason: ReactNode }[];
}

/** After a deed on many rows: on how many it worked, and why not on the others. */
export function BulkResult({ open, onClose, title, done, refused }: BulkResultProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="confirm"
      title={title}
      footer={
        <Button onClick={onClose}>
          <FormattedMessage {...messages.close} />
        </Button>
      }
    >
      <Text>
        <FormattedMessage {...messages.done} values={{ done, all: done + refused.length }} />.{' '}
        <FormattedMessage {...messages.left} values={{ count: refused.length }} />
      </Text>
      <List>
        {refused.map(({ key, name, reason }) => (
          <Row key={key}>
            <dt>{name}</dt>
            <dd>{reason}</dd>
          </Row>
        ))}
      </List>
    </Dialog>
  );
}
