import { isApiError } from 'shared-api/errors';
import { Note } from 'shared-ui';
import { failureText } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { isStale } from '../../actions/use-user-change';
import { messages } from './messages';

/** Why a part could not be saved, at its place: the server's own sentences. */
export function ChangeFailure({ error }: { error: unknown }) {
  const intl = useIntl();
  if (!error) return null;
  if (isStale(error))
    return (
      <Note tone="warning" role="alert" marginBottom="16px">
        <FormattedMessage {...messages.stale} />
      </Note>
    );
  const sentences = isApiError(error) ? Object.values(error.fields).flat().join(' ') : '';
  return (
    <Note tone="error" role="alert" marginBottom="16px">
      {sentences || failureText(error, intl)}
    </Note>
  );
}
