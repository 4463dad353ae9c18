import type { ReactNode } from 'react';
import { chakra } from 'shared-ui/chakra';
import { CheckIcon, ClockIcon, CloseIcon, Icon, type IconDrawing } from '../../icons';

const Line = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '6px', fontSize: '0.75rem', lineHeight: '1.25rem' },
  variants: {
    state: {
      success: { color: 'success' },
      error: { color: 'error' },
      waiting: { color: 'fg.muted' },
      stopped: { color: 'fg.muted' },
    },
  },
});

/** What became of a message. */
export interface Delivery {
  state: 'success' | 'error' | 'waiting' | 'stopped';
  /** "Consegnato 18:02", "Non consegnato: telefono spento". */
  text: ReactNode;
}

const drawings: Record<Delivery['state'], IconDrawing> = {
  success: CheckIcon,
  error: CloseIcon,
  waiting: ClockIcon,
  stopped: CloseIcon,
};

/** A message's delivery in one small line. */
export function DeliveryLine({ state, text }: Delivery) {
  return (
    <Line state={state}>
      <Icon of={drawings[state]} size={12} />
      {text}
    </Line>
  );
}
