import type { ChainCheck } from 'shared-api/entities';
import { ChainNote } from 'shared-staff';
import { chakra, Text } from 'shared-ui';
import { Fingerprint } from 'shared-ui/components';
import { formatNumber } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './messages';

interface VerifyResultProps {
  check: ChainCheck | undefined;
  error: unknown;
}

/** What the check of the chain has found. */
export function VerifyResult({ check, error }: VerifyResultProps) {
  return (
    <ChainNote check={check} error={error}>
      {({ valid, events, head }) => (
        <>
          <chakra.strong>
            {valid ? (
              <FormattedMessage {...messages.valid} values={{ count: events, shown: formatNumber(events) }} />
            ) : (
              <FormattedMessage {...messages.broken} />
            )}
          </chakra.strong>
          {head && (
            <Text look="small">
              <FormattedMessage
                {...(valid ? messages.head : messages.lastGood)}
                values={{ head: <Fingerprint key="head" sha256={head} /> }}
              />
            </Text>
          )}
        </>
      )}
    </ChainNote>
  );
}
