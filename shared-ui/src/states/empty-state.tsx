import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Heading, Text } from '../text';

const Root = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '8px',
    padding: { base: '32px 16px', md: '48px 24px' },
  },
});

interface EmptyStateProps {
  /** What there is not, in one sentence. */
  title: ReactNode;
  children?: ReactNode;
  /** The one action that helps. */
  action?: ReactNode;
  level?: 2 | 3;
}

/** Nothing yet, no match or no permission: what is the case and the one thing to do. */
export function EmptyState({ title, children, action, level = 2 }: EmptyStateProps) {
  return (
    <Root>
      <Heading level={level} look="h3">
        {title}
      </Heading>
      {children && <Text muted>{children}</Text>}
      {action && <chakra.div marginTop="8px">{action}</chakra.div>}
    </Root>
  );
}
