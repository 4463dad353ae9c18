import type { ReactNode } from 'react';
import { Button, chakra, Tag, Text } from 'shared-ui';
import { useFocusBack } from 'shared-ui/components';
import { FormattedMessage, type MessageDescriptor } from 'shared-ui/intl';
import { messages } from './messages';

const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' } });

interface ContactRowProps {
  label: ReactNode;
  value: ReactNode;
  /** That it was verified, in the gender of what it is. */
  verifiedWord: MessageDescriptor;
  /** Null where there is nothing to verify. */
  verified: boolean | null;
  action: ReactNode;
  /** Opens the form; null while it is open. */
  onChange: (() => void) | null;
}

/** A contact as it counts today, and the way to another; what was opened gives the focus back to it. */
export function ContactRow({ label, value, verifiedWord, verified, action, onChange }: ContactRowProps) {
  const opener = useFocusBack(onChange === null ? 'form' : null);
  return (
    <Row>
      <chakra.div flex={1} minWidth="200px">
        <Text look="small" muted>
          {label}
        </Text>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="8px">
          <Text overflowWrap="anywhere">{value}</Text>
          {verified !== null && (
            <Tag tone={verified ? 'success' : 'plain'}>
              <FormattedMessage {...(verified ? verifiedWord : messages.toVerify)} />
            </Tag>
          )}
        </chakra.div>
      </chakra.div>
      {onChange && (
        <Button ref={opener('form')} onClick={onChange}>
          {action}
        </Button>
      )}
    </Row>
  );
}
