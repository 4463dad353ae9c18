import { useState } from 'react';
import { passkeys } from 'shared-api/contracts';
import type { Passkey } from 'shared-api/entities';
import { isApiError } from 'shared-api/errors';
import { useApi } from 'shared-api/react';
import { Button, chakra, Note, OuterLink, Skeleton, SkeletonGroup, Stack, Text } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { failureText, RetryState, useOneAtATime } from 'shared-ui/data';
import { FormattedMessage, type IntlShape, useIntl } from 'shared-ui/intl';
import { ConfirmDialog } from 'shared-ui/overlays';
import { canUsePasskeys, createPasskey, passkeyFailure } from 'shared-ui/passkeys';
import { useMutation, useQuery, useQueryClient } from 'shared-ui/query';
import { useAccountCache } from '../common/use-account';
import { messages } from './passkey.messages';
import { nameAmong, PasskeyRow } from './passkey-row';

const passkeysKey = ['account', 'passkeys'] as const;

const List = chakra('ul', { base: { listStyleType: 'none', borderTopWidth: '1px' } });
/** Keys that sign in without a password: added from this device, and taken away from any. */
export function PasskeysPanel() {
  const api = useApi().bind(passkeys);
  const intl = useIntl();
  const client = useQueryClient();
  const { refresh } = useAccountCache();
  const [leaving, setLeaving] = useState<Passkey | null>(null);
  const { data, isPending, refetch, isFetching } = useQuery({
    queryKey: passkeysKey,
    queryFn: async () => (await api.list()).data,
  });
  // Sessions end with a new one, and staff's areas open with the first.
  const onSettled = async () => {
    await Promise.all([client.invalidateQueries({ queryKey: passkeysKey }), refresh()]);
  };
  const add = useMutation({
    mutationFn: async () => {
      const options = await api.prepare(undefined, { quiet: true });
      return api.add({ body: await createPasskey(options.data) }, { quiet: true });
    },
    onSettled,
  });
  const remove = useMutation({
    mutationFn: ({ id }: Passkey) => api.remove({ params: { id } }, { quiet: true }),
    // What was said of adding one may be so no more.
    onMutate: () => {
      if (add.isError) add.reset();
    },
    onSettled: () => {
      setLeaving(null);
      return onSettled();
    },
  });
  const put = (renamed: Passkey) =>
    client.setQueryData<readonly Passkey[]>(passkeysKey, (held) =>
      held?.map((passkey) => (passkey.id === renamed.id ? renamed : passkey)),
    );
  const addOne = useOneAtATime(add.mutate);
  const removeOnce = useOneAtATime(remove.mutate);
  const fault = add.error ?? remove.error;

  return (
    <Panel title={<FormattedMessage {...messages.title} />}>
      <Stack gap="16px">
        <Text>
          <FormattedMessage {...messages.lead} />
        </Text>
        {fault !== null && (
          <Note tone="error" role="alert">
            {faultText(fault, intl)}
          </Note>
        )}
        {data && data.length > 0 && (
          <List>
            {data.map((passkey) => (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                named={nameAmong(data, passkey)}
                onNamed={put}
                onRemove={() => setLeaving(passkey)}
              />
            ))}
          </List>
        )}
        {!data && isPending && (
          <SkeletonGroup label={intl.formatMessage(messages.loading)}>
            <Skeleton height={56} />
          </SkeletonGroup>
        )}
        {!data && !isPending && <RetryState onRetry={() => void refetch()} retrying={isFetching} />}
        {canUsePasskeys() ? (
          <div>
            <Button onClick={() => addOne()} loading={add.isPending}>
              <FormattedMessage {...messages.add} />
            </Button>
            <Text look="small" muted marginTop="8px">
              <FormattedMessage {...messages.sessionsEnd} />
            </Text>
          </div>
        ) : (
          <Elsewhere />
        )}
      </Stack>
      <ConfirmDialog
        open={leaving !== null}
        danger
        title={<FormattedMessage {...messages.removeTitle} />}
        confirm={<FormattedMessage {...messages.remove} />}
        loading={remove.isPending}
        onConfirm={() => leaving && removeOnce(leaving)}
        onCancel={() => setLeaving(null)}
      >
        {leaving && <FormattedMessage {...messages.removeText} values={nameAmong(data ?? [], leaving)} />}
      </ConfirmDialog>
    </Panel>
  );
}

/** Where passkeys cannot be used, and what would help. */
function Elsewhere() {
  const { protocol, hostname, port, pathname } = window.location;
  const isOwnMachine = /^127\.|^\[::1\]$/.test(hostname);
  const byName = `${protocol}//localhost${port === '' ? '' : `:${port}`}${pathname}`;
  return (
    <Text look="small" muted>
      {isOwnMachine ? (
        <FormattedMessage
          {...messages.elsewhereHere}
          values={{
            link: (
              <OuterLink key="link" href={byName} overflowWrap="anywhere">
                {byName}
              </OuterLink>
            ),
          }}
        />
      ) : (
        <FormattedMessage {...messages.elsewhere} />
      )}
    </Text>
  );
}

function faultText(error: Error, intl: IntlShape): string {
  const ofBrowser = passkeyFailure(error);
  if (ofBrowser !== null) return intl.formatMessage(messages[ofBrowser]);
  const told = isApiError(error) ? Object.values(error.fields).flat().join(' ') : '';
  return told || failureText(error, intl);
}
