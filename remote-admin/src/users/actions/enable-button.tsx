import type { AdminUser } from 'shared-api/entities';
import { Button, type ButtonProps } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './messages';
import { useActive } from './use-active';

interface EnableButtonProps extends Pick<ButtonProps, 'look'> {
  user: AdminUser;
  onDone?(): void;
}

/** Lets a person in again; nothing is lost by it, so it asks nothing. */
export function EnableButton({ user, look, onDone }: EnableButtonProps) {
  const active = useActive();
  return (
    <Button
      look={look}
      loading={active.isPending}
      onClick={() => active.mutate({ user, body: true }, { onSuccess: onDone })}
    >
      <FormattedMessage {...messages.enable} />
    </Button>
  );
}
