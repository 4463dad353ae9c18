import type { CustomerContract } from 'shared-api/entities';
import { Button, chakra, Note } from 'shared-ui';
import { failureText } from 'shared-ui/data';
import { formatFingerprint } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useMutation } from 'shared-ui/query';
import { useCustomerCalls } from '../common/contract/customer-calls';
import { messages } from './messages';

/** Has the server check the contract's history, money and files once more, and says what it found. */
export function EvidenceCheck({ contract: { contract_uid } }: { contract: CustomerContract }) {
  const intl = useIntl();
  const calls = useCustomerCalls();
  const check = useMutation({
    mutationFn: async () => (await calls.verify({ params: { contract_uid } }, { quiet: true })).data,
  });
  return (
    <chakra.div marginTop="16px">
      <Button
        look="link"
        onClick={() => check.mutate()}
        loading={check.isPending}
        loadingText={<FormattedMessage {...messages.checkingEvidence} />}
      >
        <FormattedMessage {...messages.checkEvidence} />
      </Button>
      <chakra.div marginTop="8px" aria-live="polite">
        {check.error && <Note tone="error">{failureText(check.error, intl)}</Note>}
        {check.data?.valid === true && (
          <Note tone="success">
            <FormattedMessage
              {...messages.untouched}
              values={{ events: check.data.events, head: formatFingerprint(check.data.head ?? '') }}
            />
          </Note>
        )}
        {check.data?.valid === false && (
          <Note tone="error">
            <FormattedMessage {...messages.touched} />
            <ul>
              {check.data.faults?.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          </Note>
        )}
      </chakra.div>
    </chakra.div>
  );
}
