import { isApiError } from 'shared-api/errors';
import { useApi } from 'shared-api/react';
import { Button, ButtonLink, HStack, Note, Text } from 'shared-ui';
import { failureText } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useMutation } from 'shared-ui/query';
import { paths } from '../common/paths';
import { messages } from './messages';

interface DeadEmailLinkProps {
  /** Where the link was sent, if it says so: another goes there at a press. */
  target: string | null;
  onDone(): void;
}

/** The link of a new e-mail was used or is too old, and how one gets another. */
export function DeadEmailLink({ target, onDone }: DeadEmailLinkProps) {
  const api = useApi();
  const intl = useIntl();
  const another = useMutation({
    mutationFn: (email: string) =>
      api.accountContacts.changeEmail({ body: { email } }, { quiet: true, saysSuccess: true }),
  });
  const atField = isApiError(another.error) ? another.error.fields.email?.join(' ') : undefined;
  if (another.isSuccess) {
    return (
      <Note tone="info" role="status">
        <FormattedMessage {...messages.emailSent} values={{ target }} />
      </Note>
    );
  }
  return (
    <Note tone="error" role="alert">
      <Text>
        <FormattedMessage {...messages.emailLinkDead} />
      </Text>
      {another.isError && <Text>{atField ?? failureText(another.error, intl)}</Text>}
      <HStack gap="12px" marginTop="12px" flexWrap="wrap">
        {target === null ? (
          <ButtonLink to={paths.contacts} look="solid">
            <FormattedMessage {...messages.newEmailLink} />
          </ButtonLink>
        ) : (
          <Button look="solid" onClick={() => another.mutate(target)} loading={another.isPending}>
            <FormattedMessage {...messages.newEmailLinkTo} values={{ target }} />
          </Button>
        )}
        <Button onClick={onDone}>
          <FormattedMessage {...messages.later} />
        </Button>
      </HStack>
    </Note>
  );
}
