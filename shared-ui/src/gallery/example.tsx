import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Row = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '160px minmax(0, 1fr)' },
    gap: '16px',
    paddingBlock: '24px',
    borderTopWidth: '1px',
  },
});
const States = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '24px', minWidth: 0 },
});
const Caption = chakra('figcaption', { base: { textStyle: 'caption', color: 'fg.muted', marginTop: '8px' } });

/** One component and its states. */
export function Example({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Row>
      <chakra.h2 textStyle="h3">{title}</chakra.h2>
      <States>{children}</States>
    </Row>
  );
}

interface StateProps {
  name: string;
  /** px of usual letters, and more with larger ones; by default as wide as the component. */
  width?: number;
  children: ReactNode;
}

/** One state, with its name under it. */
export function State({ name, width, children }: StateProps) {
  return (
    <chakra.figure width={width ? `${width / 16}rem` : undefined} maxWidth="100%" minWidth={0}>
      {children}
      <Caption>{name}</Caption>
    </chakra.figure>
  );
}
