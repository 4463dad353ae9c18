import type { ReactNode } from 'react';
import { chakra, Heading, PublicContainer, Text } from 'shared-ui';
import { ItalyMap } from 'shared-ui/italy-map';
import { townSquares } from './town-squares';

const Split = chakra('div', {
  base: { position: 'relative', flex: 1, display: 'flex', overflow: 'hidden' },
});

const Column = chakra('div', {
  base: { width: '376px', maxWidth: '100%', paddingBlock: { base: '40px 64px', md: '92px 64px' } },
});

const Paper = chakra('div', {
  base: {
    display: { base: 'none', md: 'grid' },
    position: 'absolute',
    insetBlock: 0,
    right: 0,
    left: 'calc(50% + 112px)',
    placeItems: 'center start',
    paddingInlineStart: '48px',
    bg: 'bg.muted',
  },
});

interface AuthLayoutProps {
  title: ReactNode;
  /** Null where the title says it all. */
  lead: ReactNode;
  children: ReactNode;
}

/** The pages of sign-in: the form on the container's left edge, the map of the dealers at right from 960 px. */
export function AuthLayout({ title, lead, children }: AuthLayoutProps) {
  return (
    <Split>
      <PublicContainer>
        <Column>
          <Heading level={1}>{title}</Heading>
          {lead !== null && (
            <Text muted marginTop="4px">
              {lead}
            </Text>
          )}
          <chakra.div marginTop="24px">{children}</chakra.div>
        </Column>
      </PublicContainer>
      <Paper aria-hidden="true">
        <ItalyMap squares={townSquares} />
      </Paper>
    </Split>
  );
}
