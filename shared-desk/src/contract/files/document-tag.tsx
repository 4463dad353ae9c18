import type { ContractDocument } from 'shared-api/entities';
import { Tag } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './messages';

/** Sealed, superseded by a later version, or just kept. */
export function DocumentTag({ document }: { document: ContractDocument }) {
  const { kind, sealed, superseded } = document;
  if (superseded)
    return (
      <Tag>
        <FormattedMessage {...messages.superseded} values={{ kind }} />
      </Tag>
    );
  return sealed ? (
    <Tag tone="success">
      <FormattedMessage {...messages.sealed} values={{ kind }} />
    </Tag>
  ) : null;
}
