import type { ReactNode } from 'react';
import { chakra, VisuallyHidden } from 'shared-ui/chakra';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { CheckIcon, Icon } from '../../icons';
import { messages } from './messages';

const List = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(var(--narrow), minmax(0, 1fr))',
      sm: 'repeat(var(--wide), minmax(0, 1fr))',
    },
    padding: '0 1px 1px 0',
  },
});
const Cell = chakra('li', {
  base: {
    minHeight: '56px',
    padding: '8px',
    textStyle: 'label',
    borderWidth: '1px',
    borderColor: 'line.control',
    // Neighbours share a line.
    margin: '0 -1px -1px 0',
  },
  variants: {
    state: {
      // A printer leaves grounds out.
      done: { bg: 'brand', color: 'brand.on', _print: { bg: 'transparent', color: 'fg' } },
      next: {
        bg: 'bg.chosen',
        boxShadow: 'inset 0 3px 0 {colors.brand}',
        _highContrast: { borderTop: '3px solid Highlight' },
      },
      later: { color: 'fg' },
      missed: { color: 'fg.muted' },
    },
  },
});
const Place = chakra('span', { base: { display: 'flex', alignItems: 'center', gap: '6px' } });
const When = chakra('span', { base: { display: 'block', textStyle: 'caption' } });

export interface Service {
  n: number;
  /** `missed`: its cover ended before it was done. */
  state: 'done' | 'next' | 'later' | 'missed';
  /** "14/03/2026", "entro 09/04/2027", "da fissare". */
  when: ReactNode;
}

const words = { done: messages.done, next: messages.next, later: messages.later, missed: messages.missed };

/**
 * How many cells stand in a row, of the numbers that fit: as full as can be, and none alone in the last row where that can be.
 * @param fitting in the order of liking
 */
export function cellsInARow(count: number, fitting: readonly [number, ...number[]]): number {
  if (count <= fitting[0]) return Math.max(count, 1);
  const free = (columns: number) => (columns - (count % columns)) % columns;
  const [best] = fitting.filter((columns) => count % columns !== 1).sort((one, other) => free(one) - free(other));
  return best ?? fitting[0];
}

const onPhones = [3, 2, 4] as const;
const onDesks = [5, 4, 3] as const;

/** The services of a plan, each a cell: done, the next one, those to come, those that the cover ended without. */
export function ServiceCells({ services }: { services: readonly Service[] }) {
  const intl = useIntl();
  return (
    <List
      aria-label={intl.formatMessage(messages.services)}
      css={{ '--narrow': cellsInARow(services.length, onPhones), '--wide': cellsInARow(services.length, onDesks) }}
    >
      {services.map(({ n, state, when }) => (
        <Cell key={n} state={state} aria-current={state === 'next' ? 'step' : undefined}>
          <Place>
            {state === 'done' && <Icon of={CheckIcon} size={12} />}
            {n}
            <VisuallyHidden>
              <FormattedMessage {...words[state]} />
            </VisuallyHidden>
          </Place>
          <When>{when}</When>
        </Cell>
      ))}
    </List>
  );
}
