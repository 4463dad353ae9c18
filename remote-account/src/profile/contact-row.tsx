import type { ReactNode } from 'react';
import { Button, chakra, Tag, Text } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './messages';

const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' } });

interface ContactRowProps {
  label: ReactNode;
  value: ReactNode;
  /** Null where there is nothing to verify. */
  verified: boolean | null;
  action: ReactNode;
  /** Opens the form; null while it is open. */
  onChange: (() => void) | null;
}

/** A contact as it counts today, and the way to another. */
export function ContactRow({ label, value, verified, action, onChange }: ContactRowProps) {
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
              <FormattedMessage {...(verified ? messages.verified : messages.toVerify)} />
            </Tag>
          )}
        </chakra.div>
      </chakra.div>
      {onChange && <Button onClick={onChange}>{action}</Button>}
    </Row>
  );
}
