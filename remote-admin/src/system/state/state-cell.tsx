import type { ReactNode } from 'react';
import { chakra } from 'shared-ui';
import { CheckIcon, ErrorIcon, Icon, WarningIcon } from 'shared-ui/icons';

const Cell = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '16px minmax(0, 1fr)',
    gap: '0 12px',
    padding: { base: '12px', md: '16px 24px' },
    bg: 'bg.panel',
    '& > span': { marginTop: '4px' },
  },
  variants: {
    tone: {
      success: { '& > span': { color: 'success' } },
      warning: { bg: 'warning.bg', '& > span': { color: 'warning' } },
      error: { bg: 'error.bg', '& > span': { color: 'error' } },
    },
  },
});
const Title = chakra('b', { base: { display: 'block', textStyle: 'small', lineHeight: '24px', fontWeight: 600 } });
const Detail = chakra('span', {
  base: { display: 'block', textStyle: 'caption', color: 'fg.muted', overflowWrap: 'anywhere' },
});

const icons = { success: CheckIcon, warning: WarningIcon, error: ErrorIcon };

interface StateCellProps {
  tone: keyof typeof icons;
  title: ReactNode;
  children: ReactNode;
}

/** One thing that the product stands on, and whether it holds. */
export function StateCell({ tone, title, children }: StateCellProps) {
  return (
    <Cell tone={tone}>
      <Icon of={icons[tone]} />
      <div>
        <Title>{title}</Title>
        <Detail>{children}</Detail>
      </div>
    </Cell>
  );
}
