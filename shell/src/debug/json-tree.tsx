import { chakra } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './messages';

/** How deep the viewer opens by itself (specification, section 9). */
const openDepth = 2;

const Branch = chakra('details', { base: { '& > ul': { paddingInlineStart: '20px', listStyle: 'none' } } });
const Name = chakra('span', { base: { color: 'brand' } });
const Count = chakra('span', { base: { color: 'fg.muted', marginInlineStart: '8px' } });

function entriesOf(value: unknown): [string, unknown][] | null {
  return typeof value === 'object' && value !== null ? Object.entries(value) : null;
}

interface JsonTreeProps {
  name: string;
  value: unknown;
  depth?: number;
}

/** A JSON value as a tree of folds, open down to `openDepth`. */
export function JsonTree({ name, value, depth = 0 }: JsonTreeProps) {
  const entries = entriesOf(value);
  if (entries === null) {
    return (
      <p>
        <Name>{name}</Name>: {JSON.stringify(value)}
      </p>
    );
  }
  return (
    <Branch open={depth < openDepth}>
      <summary>
        <Name>{name}</Name>
        <Count>
          <FormattedMessage {...messages.items} values={{ count: entries.length }} />
        </Count>
      </summary>
      <ul>
        {entries.map(([key, item]) => (
          <li key={key}>
            <JsonTree name={key} value={item} depth={depth + 1} />
          </li>
        ))}
      </ul>
    </Branch>
  );
}
