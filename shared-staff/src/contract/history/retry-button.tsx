import { Button } from 'shared-ui';
import { useIdempotencyKey } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useMutation, useQueryClient } from 'shared-ui/query';
import { useBackOffice } from '../../common/back-office/back-office-provider';
import { messageMessages } from './message.messages';

/** Sends a message that did not arrive once more. */
export function RetryButton({ uid, id, name }: { uid: string; id: string; name: string }) {
  const { calls, keys } = useBackOffice();
  const intl = useIntl();
  const client = useQueryClient();
  const withKey = useIdempotencyKey();
  const retry = useMutation({
    mutationFn: () => withKey(id, (idempotencyKey) => calls.retryMessage({ params: { id } }, { idempotencyKey })),
    onSettled: () => client.invalidateQueries({ queryKey: keys.messages(uid) }),
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
