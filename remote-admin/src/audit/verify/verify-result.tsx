import type { ChainCheck } from 'shared-api/entities';
import { chakra, Fingerprint, Note, Text } from 'shared-ui';
import { failureText } from 'shared-ui/data';
import { formatNumber } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { messages } from './messages';

interface VerifyResultProps {
  check: ChainCheck | undefined;
  error: unknown;
}

/** What the check of the chain has found. */
export function VerifyResult({ check, error }: VerifyResultProps) {
  const intl = useIntl();
  if (error)
    return (
      <Note tone="error" role="alert" marginBottom="16px">
        {failureText(error, intl)}
      </Note>
    );
  if (!check) return null;
  const { valid, events, head } = check;
  return (
    <Note tone={valid ? 'success' : 'error'} role={valid ? 'status' : 'alert'} marginBottom="16px">
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
    </Note>
  );
}
