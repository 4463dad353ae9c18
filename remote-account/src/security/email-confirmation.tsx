import { accountLinks } from 'shared-api/contracts';
import { emailInHash, type User } from 'shared-api/entities';
import { isApiError } from 'shared-api/errors';
import { useApi } from 'shared-api/react';
import { Button, HStack, Note, Text } from 'shared-ui';
import { failureText, useOneAtATime } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useMutation, useQuery } from 'shared-ui/query';
import { useLocation, useSearchParams } from 'shared-ui/router';
import { useAccountCache } from '../common/use-account';
import { DeadEmailLink } from './dead-email-link';
import { messages } from './messages';

/** The token in the address of the link that the new e-mail got. */
const tokenName = 'email_token';

/** What the address says of a new e-mail, until it is done with. */
export function EmailConfirmation({ account }: { account: User }) {
  const [address, setAddress] = useSearchParams();
  const token = address.get(tokenName);
  // Which address the link was sent to; one that came by the sign-in does not say.
  const target = emailInHash(useLocation().hash);
  const forget = () =>
    setAddress(
      (before) => {
        before.delete(tokenName);
        return before;
      },
      { replace: true },
    );
  if (token === null) return null;
  if (target === account.email && account.email_verified_at !== null) {
    return (
      <Note tone="success">
        <FormattedMessage {...messages.emailIsYours} values={{ target }} />
      </Note>
    );
  }
  return <EmailLink token={token} target={target} onDone={forget} />;
}

interface EmailLinkProps {
  token: string;
  target: string | null;
  onDone(): void;
}

/**
 * A press confirms a new e-mail: a mail program that follows links to look at them must not. A link that was used or is
 * too old says so instead.
 */
function EmailLink({ token, target, onDone }: EmailLinkProps) {
  const api = useApi();
  const intl = useIntl();
  const { put, refresh } = useAccountCache();
  const links = api.bind(accountLinks);
  const link = useQuery({
    queryKey: ['account', 'email-link', token],
    queryFn: ({ signal }) => links.check({ body: { token } }, { signal, background: true }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const confirm = useMutation({
    mutationFn: () => api.accountContacts.confirmEmail({ body: { token } }, { quiet: true }),
    onSuccess: ({ data }) => {
      put(data);
      // The other sessions have ended.
      void refresh();
      onDone();
    },
  });
  const confirmOnce = useOneAtATime(confirm.mutate);
  if (link.isLoading) return null;
  const isRefused = isApiError(confirm.error) && confirm.error.fields.token !== undefined;
  if (isRefused || link.data?.data.usable === false) return <DeadEmailLink target={target} onDone={onDone} />;
  return (
    <Note tone={confirm.isError ? 'error' : 'info'} role={confirm.isError ? 'alert' : undefined}>
      <Text>
        {confirm.isError ? (
          failureText(confirm.error, intl)
        ) : (
          <FormattedMessage
            {...(target === null ? messages.emailWaits : messages.emailWaitsNamed)}
            values={{ target }}
          />
        )}
      </Text>
      <HStack gap="12px" marginTop="12px">
        <Button look="solid" onClick={() => confirmOnce()} loading={confirm.isPending}>
          <FormattedMessage {...messages.confirmEmail} />
        </Button>
        <Button onClick={onDone}>
          <FormattedMessage {...messages.later} />
        </Button>
      </HStack>
    </Note>
  );
}
