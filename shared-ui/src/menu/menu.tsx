import { chakra, Portal } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { CheckIcon, Icon, type IconDrawing } from '../components/icons';
import { MenuParts as Parts } from './menu-parts';

export interface MenuItem {
  key: string;
  label: ReactNode;
  icon?: IconDrawing;
  /** In place of `icon`, one that is drawn already. */
  sign?: ReactElement;
  /** The keyboard shortcut, shown at right. */
  command?: string;
  onSelect(): void;
  danger?: boolean;
  /** Why it is not possible now: shown under the word, and the item stays muted. */
  impossible?: string;
  /** Whether it is the one that is taken, of several that exclude each other. */
  taken?: boolean;
  /** A line above. */
  apart?: boolean;
}

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  /** Whether it is open, where the caller says so. */
  open?: boolean;
  onOpenChange?(open: boolean): void;
}

const Reason = chakra('span', {
  base: { display: 'block', textStyle: 'caption', color: 'fg.muted', paddingBottom: '4px' },
});

const Taken = chakra('span', { base: { marginInlineStart: 'auto' } });

/** Keys that are printed otherwise than they are called. */
const keyNames: Readonly<Record<string, string>> = { Invio: 'Enter' };

/** A list of actions under a button: arrows, first letters and Escape work. */
export function Menu({ trigger, items, open, onOpenChange }: MenuProps) {
  return (
    <Parts.Root
      lazyMount
      unmountOnExit
      open={open}
      onOpenChange={(change) => onOpenChange?.(change.open)}
      positioning={{ placement: 'bottom-end' }}
    >
      <Parts.Trigger asChild>{trigger}</Parts.Trigger>
      <Portal>
        <Parts.Positioner>
          <Parts.Content>
            {items.map(({ key, label, icon, sign, command, onSelect, danger, impossible, taken, apart }) => (
              <MenuRow key={key} apart={apart}>
                <Parts.Item
                  value={key}
                  {...(taken !== undefined && { role: 'menuitemradio', 'aria-checked': taken })}
                  onClick={impossible ? undefined : onSelect}
                  disabled={Boolean(impossible)}
                  aria-keyshortcuts={command && (keyNames[command] ?? command)}
                  data-tone={danger ? 'danger' : undefined}
                >
                  {sign ?? (icon && <Icon of={icon} />)}
                  <span>
                    {label}
                    {impossible && <Reason>{impossible}</Reason>}
                  </span>
                  {taken && (
                    <Taken>
                      <Icon of={CheckIcon} />
                    </Taken>
                  )}
                  {command && <Parts.ItemCommand aria-hidden="true">{command}</Parts.ItemCommand>}
                </Parts.Item>
              </MenuRow>
            ))}
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  );
}

function MenuRow({ apart, children }: { apart: boolean | undefined; children: ReactNode }) {
  return (
    <>
      {apart && <Parts.Separator />}
      {children}
    </>
  );
}
