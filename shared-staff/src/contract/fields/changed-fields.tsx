import { chakra, VisuallyHidden } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import type { FieldChange } from './changes-of';
import { messages } from './messages';

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '4px',
    overflowWrap: 'anywhere',
    '& del': { color: 'fg.muted' },
    '& ins': { textDecoration: 'none', fontWeight: 600, color: 'fg' },
  },
});

/** Each changed field with what stood there, struck, and what stands there now, bold. */
export function ChangedFields({ changes }: { changes: readonly FieldChange[] }) {
  if (changes.length === 0) return null;
  return (
    <List>
      {changes.map(({ field, label, before, after }) => (
        <li key={field}>
          {label}: {before && <del>{before}</del>} <VisuallyHidden>{before && '→'}</VisuallyHidden>{' '}
          <ins>{after || <FormattedMessage {...messages.emptied} />}</ins>
        </li>
      ))}
    </List>
  );
}
