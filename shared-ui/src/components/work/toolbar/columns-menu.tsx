import { Button } from 'shared-ui';
import { chakra } from 'shared-ui/chakra';
import { FormattedMessage } from 'shared-ui/intl';
import { MenuParts as Parts, Portal } from 'shared-ui/overlays';
import { CheckIcon, ColumnsIcon, Icon } from '../../icons';
import { messages } from './messages';

const Tick = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '20px',
    height: '20px',
    borderWidth: '2px',
    borderColor: 'line.control',
    '[data-state=checked] > &': { bg: 'brand', borderColor: 'brand', color: 'brand.on' },
    color: 'transparent',
  },
});

export interface ColumnChoice {
  key: string;
  header: string;
}

interface ColumnsMenuProps {
  /** Those that may be hidden. */
  columns: readonly ColumnChoice[];
  hidden: readonly string[];
  onChange(hidden: string[]): void;
}

/** "Colonne": which columns a table shows. The menu stays open while choosing. */
export function ColumnsMenu({ columns, hidden, onChange }: ColumnsMenuProps) {
  return (
    <Parts.Root lazyMount unmountOnExit closeOnSelect={false} positioning={{ placement: 'bottom-end' }}>
      <Parts.Trigger asChild>
        <Button>
          <Icon of={ColumnsIcon} />
          <FormattedMessage {...messages.columns} />
        </Button>
      </Parts.Trigger>
      <Portal>
        <Parts.Positioner>
          <Parts.Content>
            {columns.map(({ key, header }) => (
              <Parts.CheckboxItem
                key={key}
                value={key}
                checked={!hidden.includes(key)}
                onCheckedChange={(shown) => {
                  const others = hidden.filter((other) => other !== key);
                  onChange(shown ? others : [...others, key]);
                }}
              >
                <Tick>
                  <Icon of={CheckIcon} />
                </Tick>
                {header}
              </Parts.CheckboxItem>
            ))}
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  );
}
