import { chakra } from 'shared-ui/chakra';
import { useShortcutList } from 'shared-ui/desk';
import { KeyCap } from './key-cap';

const List = chakra('dl', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: '24px', textStyle: 'small' },
});
const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    gridColumn: '1 / -1',
    alignItems: 'center',
    minHeight: '40px',
    borderBottomWidth: '1px',
    '&:last-of-type': { borderBottomWidth: 0 },
  },
});

/** What `?` shows: every key of the present page and what it does. Stands in a dialog. */
export function ShortcutsList() {
  return (
    <List>
      {useShortcutList().map(({ keys, label }) => (
        <Row key={keys}>
          <dt>{label}</dt>
          <dd>
            <KeyCap keys={keys} />
          </dd>
        </Row>
      ))}
    </List>
  );
}
