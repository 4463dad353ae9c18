import { chakra, Heading, Text } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './messages';

const Parts = chakra('p', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'max-content max-content', md: 'repeat(4, max-content)' },
    gap: '8px 24px',
    marginTop: '12px',
    fontFamily: 'mono',
    color: 'fg.muted',
  },
});
const First = chakra('b', {
  base: { fontWeight: 600, color: 'fg', borderBottomWidth: '2px', borderBottomColor: 'brand' },
});

/** The whole fingerprint in eight parts, the first of which stands in the SMS. */
export function FingerprintPanel({ sha256 }: { sha256: string }) {
  const [first, ...rest] = sha256.match(/.{8}/g) ?? [];
  return (
    <Panel marginTop={{ base: '16px', md: '24px' }}>
      <Heading level={2} look="h3">
        <FormattedMessage {...messages.fingerprint} />
      </Heading>
      <Text look="small" muted>
        <FormattedMessage {...messages.fingerprintText} />
      </Text>
      <Parts>
        <First>{first}</First>
        {rest.map((part) => (
          <span key={part}>{part}</span>
        ))}
      </Parts>
    </Panel>
  );
}
