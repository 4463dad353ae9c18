import { email } from 'shared-api/entities';
import { isApiError } from 'shared-api/errors';
import { useApi } from 'shared-api/react';
import * as z from 'shared-api/schema';
import { Button, HStack, Note, Text } from 'shared-ui';
import { failureText } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useMutation } from 'shared-ui/query';
import { useLocation, useSearchParams } from 'shared-ui/router';
import { useAccountCache } from '../common/use-account';
import { messages } from './messages';

/** The token in the address of the link that the new e-mail got. */
const tokenName = 'email_token';

/** Which address the link was sent to; one of before, or one that came by the sign-in, does not say. */
function emailIn(hash: string): string | null {
  const parsed = z.safeParse(email, new URLSearchParams(hash.slice(1)).get('email'));
  return parsed.success ? parsed.data : null;
}

/** A press confirms a new e-mail: a mail program that follows links to look at them must not. */
export function EmailConfirmation() {
  const api = useApi();
  const intl = useIntl();
  const { put } = useAccountCache();
  const [address, setAddress] = useSearchParams();
  const token = address.get(tokenName);
  const target = emailIn(useLocation().hash);
  const forget = () =>
    setAddress(
      (before) => {
        before.delete(tokenName);
        return before;
      },
      { replace: true },
    );
  const confirm = useMutation({
    mutationFn: (given: string) => api.accountContacts.confirmEmail({ body: { token: given } }, { quiet: true }),
    onSuccess: ({ data }) => {
      put(data);
      forget();
    },
  });
  if (token === null) return null;
  const refusal = isApiError(confirm.error) ? confirm.error.fields.token?.join(' ') : undefined;
  return (
    <Note tone={confirm.isError ? 'error' : 'info'} role={confirm.isError ? 'alert' : undefined}>
      <Text>
        {confirm.isError ? (
          (refusal ?? failureText(confirm.error, intl))
        ) : (
          <FormattedMessage
            {...(target === null ? messages.emailWaits : messages.emailWaitsNamed)}
            values={{ target }}
          />
        )}
      </Text>
      <HStack gap="12px" marginTop="12px">
        <Button look="solid" onClick={() => confirm.mutate(token)} loading={confirm.isPending}>
          <FormattedMessage {...messages.confirmEmail} />
        </Button>
        <Button onClick={forget}>
          <FormattedMessage {...messages.later} />
        </Button>
      </HStack>
    </Note>
  );
}
