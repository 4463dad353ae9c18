import type { AdminUser } from 'shared-api/entities';
import { Button, type ButtonProps, Note } from 'shared-ui';
import { useFocusUp } from 'shared-ui/components';
import { useIdempotencyKey } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { ConfirmDialog } from 'shared-ui/overlays';
import { useMutation } from 'shared-ui/query';
import { actionMessages as messages } from './messages';
import { useUserCalls, useUserChange } from './user-calls';

/** Asks before a person is shut out. */
export function DisableDialog({ user, onClose }: { user: AdminUser; onClose(): void }) {
  const active = useActive();
  return (
    <ConfirmDialog
      open
      title={<FormattedMessage {...messages.disableTitle} values={{ name: user.fullname }} />}
      confirm={<FormattedMessage {...messages.disableConfirm} />}
      danger
      loading={active.isPending}
      onConfirm={() => active.mutate({ user, body: false }, { onSettled: onClose })}
      onCancel={onClose}
    >
      <FormattedMessage {...messages.disableText} />
      <LeftAlone user={user} />
    </ConfirmDialog>
  );
}

interface EnableButtonProps extends Pick<ButtonProps, 'look'> {
  user: AdminUser;
  onDone?(): void;
}

/** Lets a person in again; nothing is lost by it, so it asks nothing. */
export function EnableButton({ user, look, onDone }: EnableButtonProps) {
  const active = useActive();
  const ref = useFocusUp<HTMLButtonElement>();
  return (
    <Button
      ref={ref}
      look={look}
      loading={active.isPending}
      onClick={() => active.mutate({ user, body: true }, { onSuccess: onDone })}
    >
      <FormattedMessage {...messages.enable} />
    </Button>
  );
}

/** Names the dealers that nobody is in charge of once a person is not: they go off sale. */
export function LeftAlone({ user: { stores, only_manager_of = [] } }: { user: AdminUser }) {
  const intl = useIntl();
  const names = stores.filter(({ store_uid }) => only_manager_of.includes(store_uid)).map(({ name }) => name);
  if (names.length === 0) return null;
  return (
    <Note tone="warning" role="status" marginTop="8px">
      <FormattedMessage {...messages.leftAlone} values={{ names: intl.formatList(names), count: names.length }} />
    </Note>
  );
}

/** Shuts a person out, or lets them in again. A refusal is told by the shell. */
export function useActive() {
  const calls = useUserCalls();
  return useUserChange((uid, active: boolean, options) =>
    calls.updateProfile({ params: { uid }, body: { active } }, { ...options, quiet: false }),
  );
}

/** Sends the link with which a person chooses a password. */
export function useInvite() {
  const calls = useUserCalls();
  const withKey = useIdempotencyKey();
  return useMutation({
    mutationFn: (uid: string) =>
      withKey(uid, (idempotencyKey) => calls.invite({ params: { uid } }, { idempotencyKey })),
  });
}
