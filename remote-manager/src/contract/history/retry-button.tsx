import { managerCounter } from 'shared-api/contracts';
import { useApi } from 'shared-api/react';
import { Button } from 'shared-ui';
import { useKeptKey } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useMutation, useQueryClient } from 'shared-ui/query';
import { contractKeys } from '../../common/contract/contract-keys';
import { messageMessages } from './message.messages';

/** Sends a message that did not arrive once more. */
export function RetryButton({ uid, id, name }: { uid: string; id: string; name: string }) {
  const intl = useIntl();
  const counter = useApi().bind(managerCounter);
  const client = useQueryClient();
  const key = useKeptKey();
  const retry = useMutation({
    mutationFn: () => counter.retryMessage({ params: { id } }, { idempotencyKey: key.of(id) }),
    onSuccess: () => key.done(),
    onSettled: () => client.invalidateQueries({ queryKey: contractKeys.messages(uid) }),
  });
  return (
    <Button
      look="link"
      size="control"
      aria-label={intl.formatMessage(messageMessages.retryNamed, { name })}
      loading={retry.isPending}
      onClick={() => retry.mutate()}
    >
      <FormattedMessage {...messageMessages.retry} />
    </Button>
  );
}
