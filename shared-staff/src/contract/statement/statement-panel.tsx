import { useState } from 'react';
import type { StaffContract, statementOutcomes } from 'shared-api/entities';
import { Button, HStack, Note, Tag, Text } from 'shared-ui';
import { Panel, PanelBody, useFocusBack } from 'shared-ui/components';
import { failureText } from 'shared-ui/data';
import { formatLongDate } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { ConfirmDialog } from 'shared-ui/overlays';
import { useContractAction } from '../../common/contract/use-contract-action';
import { messages } from './messages';

type Outcome = (typeof statementOutcomes)[number];

/** A withdrawal that was stated without the phone, to be written down or closed; nothing where none waits. */
export function StatementPanel({ contract }: { contract: StaffContract }) {
  const { withdrawal_stated_at } = contract;
  const [asked, setAsked] = useState<Outcome | null>(null);
  const opener = useFocusBack(asked);
  if (!withdrawal_stated_at) return null;
  return (
    <Panel
      bare
      title={<FormattedMessage {...messages.title} />}
      aside={
        <Tag tone="warning">
          <FormattedMessage {...messages.open} />
        </Tag>
      }
    >
      <PanelBody>
        <Text maxWidth="68ch">
          <FormattedMessage {...messages.why} values={{ date: formatLongDate(withdrawal_stated_at) }} />
        </Text>
        <HStack gap="12px" wrap="wrap" marginTop="16px">
          <Button ref={opener('accepted')} onClick={() => setAsked('accepted')}>
            <FormattedMessage {...messages.accept} />
          </Button>
          <Button ref={opener('rejected')} onClick={() => setAsked('rejected')}>
            <FormattedMessage {...messages.reject} />
          </Button>
        </HStack>
      </PanelBody>
      {asked && <AnswerDialog key={asked} contract={contract} outcome={asked} onClose={() => setAsked(null)} />}
    </Panel>
  );
}

interface AnswerDialogProps {
  contract: StaffContract;
  outcome: Outcome;
  onClose(): void;
}

/** Asks before the contract ends, or the statement is closed; it stays open with what the server said against it. */
function AnswerDialog({ contract: { contract_uid, code, status }, outcome, onClose }: AnswerDialogProps) {
  const intl = useIntl();
  const answer = useContractAction(
    contract_uid,
    (calls, _input: undefined, options) =>
      calls.answerStatement({ params: { contract_uid }, body: { outcome } }, options),
    { quiet: true },
  );
  const accepts = outcome === 'accepted';
  return (
    <ConfirmDialog
      open
      danger={accepts}
      title={<FormattedMessage {...(accepts ? messages.acceptTitle : messages.rejectTitle)} values={{ code }} />}
      confirm={<FormattedMessage {...(accepts ? messages.accept : messages.reject)} />}
      loading={answer.isPending}
      onCancel={onClose}
      onConfirm={() => answer.mutate(undefined, { onSuccess: onClose })}
    >
      <Text>
        <FormattedMessage
          {...(accepts ? messages.acceptText : messages.rejectText)}
          values={{ paid: String(status === 'PAID') }}
        />
      </Text>
      {answer.error && (
        <Note tone="error" role="alert" marginTop="16px">
          {failureText(answer.error, intl)}
        </Note>
      )}
    </ConfirmDialog>
  );
}
