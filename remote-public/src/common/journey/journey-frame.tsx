import type { ReactNode } from 'react';
import { chakra, Heading, Note, PageGrid, PublicContainer, Text } from 'shared-ui';
import type { FunnelState } from '../funnel/funnel-state';
import { JourneySteps } from './journey-steps';

const Body = chakra('div', {
  base: { flex: 1, paddingTop: { base: '24px', md: '40px' }, paddingBottom: { base: '32px', md: '96px' } },
});

interface JourneyFrameProps {
  state: FunnelState;
  /** 0 vehicle to 4 signature. */
  current: number;
  title: ReactNode;
  lead: ReactNode;
  /** Above everything: why the person is back on this page. */
  notice?: string | null | undefined;
  summary?: ReactNode;
  /** The bar at the window's foot, below 960. */
  bar?: ReactNode;
  children: ReactNode;
}

/** A step's page: the steps, what is asked, the form at left and the summary at right. */
export function JourneyFrame({ state, current, title, lead, notice, summary, bar, children }: JourneyFrameProps) {
  return (
    <>
      <JourneySteps state={state} current={current} />
      <Body>
        <PublicContainer>
          <Heading level={1} tabIndex={-1}>
            {title}
          </Heading>
          <Text muted marginTop="4px" marginBottom="24px">
            {lead}
          </Text>
          {notice && (
            <Note tone="warning" role="status" marginBottom="24px">
              {notice}
            </Note>
          )}
          {summary ? (
            <PageGrid>
              <div>{children}</div>
              {summary}
            </PageGrid>
          ) : (
            children
          )}
        </PublicContainer>
      </Body>
      {bar}
    </>
  );
}
