import { chakra } from 'shared-ui/chakra';
import { MenuParts as Parts, Portal } from 'shared-ui/overlays';
import { CheckIcon, Icon } from '../../icons';
import type { OpenedMenu } from '../late/late-menu';

const Tick = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '20px',
    height: '20px',
    borderWidth: '2px',
    borderColor: 'line.control',
    '[data-state=checked] > &': {
      bg: 'brand',
      borderColor: 'brand',
      color: 'brand.on',
      _highContrast: { '& > *': { visibility: 'visible' } },
    },
    color: 'transparent',
    // Its clear ink gets the text's colour there.
    _highContrast: { '& > *': { visibility: 'hidden' } },
  },
});

export interface ColumnChoice {
  key: string;
  header: string;
}

export interface ColumnChoices {
  /** Those that may be hidden. */
  columns: readonly ColumnChoice[];
  hidden: readonly string[];
  onChange(hidden: string[]): void;
}

/** The columns to choose from. The menu stays open while choosing. */
export function ColumnsList({ trigger, open, onOpenChange, columns, hidden, onChange }: OpenedMenu & ColumnChoices) {
  return (
    <Parts.Root
      lazyMount
      unmountOnExit
      closeOnSelect={false}
      open={open}
      onOpenChange={(change) => onOpenChange(change.open)}
      positioning={{ placement: 'bottom-end' }}
    >
      <Parts.Trigger asChild>{trigger}</Parts.Trigger>
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
