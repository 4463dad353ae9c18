import type { ReactNode } from 'react';
import { chakra } from 'shared-ui/chakra';
import { ErrorIcon, Icon, WarningIcon } from '../icons';

const Base = chakra('p', {
  base: {
    display: 'flex',
    gap: '8px',
    marginTop: '8px',
    textStyle: 'small',
    '& > [aria-hidden]': { marginTop: '2px' },
  },
  variants: { tone: { error: { color: 'error' }, warning: { color: 'warning' } } },
});

/** The sentence under a field, with its sign. */
export function FieldMessage({ tone, children }: { tone: 'error' | 'warning'; children: ReactNode }) {
  return (
    <Base tone={tone}>
      <Icon of={tone === 'error' ? ErrorIcon : WarningIcon} />
      <span>{children}</span>
    </Base>
  );
}
