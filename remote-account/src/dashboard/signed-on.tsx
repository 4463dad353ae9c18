import type { ContractRow } from 'shared-api/entities';
import { formatDate } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './messages';

/** "Firmato il 12/11/2026", or since when it waits. */
export function SignedOn({ contract }: { contract: ContractRow }) {
  const { signed_at, created_at } = contract;
  return (
    <p>
      {signed_at ? (
        <FormattedMessage {...messages.signedOn} values={{ date: formatDate(signed_at) }} />
      ) : (
        <FormattedMessage {...messages.madeOn} values={{ date: formatDate(created_at) }} />
      )}
    </p>
  );
}
