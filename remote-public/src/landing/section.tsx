import type { ReactNode } from 'react';
import { chakra, PublicContainer } from 'shared-ui';

const Root = chakra('section', {
  base: { paddingBlock: { base: '64px', md: '96px' }, scrollMarginTop: '64px' },
  variants: {
    ground: {
      panel: { bg: 'bg.panel', borderBlockWidth: '1px' },
      ink: { bg: 'bg.band', color: 'fg.onInk' },
    },
  },
});

interface SectionProps {
  /** What the bar's anchors lead to. */
  id?: string;
  ground?: 'panel' | 'ink';
  children: ReactNode;
}

/** A part of the landing page: 96 px above and below, 64 on small windows. */
export function Section({ id, ground, children }: SectionProps) {
  return (
    <Root id={id} ground={ground}>
      <PublicContainer>{children}</PublicContainer>
    </Root>
  );
}
