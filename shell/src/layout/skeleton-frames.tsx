import type { ReactNode } from 'react';
import { chakra, PublicContainer, StaffContent } from 'shared-ui';
import { AccountBar, AccountBarRow, AccountRoot, framedContent as accountContent } from './account-layout';
import { PublicFrame } from './public-frame';
import { ShortFooter } from './short-footer';
import { StaffBody, StaffSide, framedContent as staffContent } from './staff-layout';
import { TabBar } from './tab-bar';
import { TopBarName, TopBarRoot, TopBarTool } from './top-bar-layout';
import { Wordmark } from './wordmark';

/** Over the live page, below its dialogs. */
const Cover = chakra('div', {
  base: {
    position: 'fixed',
    inset: 0,
    // Over the bars.
    zIndex: 30,
    overflow: 'hidden',
    bg: 'bg.canvas',
    // Skeleton bars elsewhere appear after a delay, so that quick content needs none; here they show at once.
    '& [aria-hidden=true]': { visibility: 'visible !important' },
    // Without scripts nothing would take it away.
    '@media (scripting: none)': { display: 'none' },
  },
});

interface SkeletonFrameProps {
  /** What stands for the page. */
  children: ReactNode;
}

/** The frame of a visitor's page until scripts draw it. */
export function PublicSkeletonFrame({ children }: SkeletonFrameProps) {
  return (
    <Cover>
      <PublicFrame>{children}</PublicFrame>
    </Cover>
  );
}

/** The same of a customer's page, without the customer's name and notices, which are not known yet. */
export function AccountSkeletonFrame({ children }: SkeletonFrameProps) {
  return (
    <Cover>
      <AccountRoot>
        <AccountBar>
          <PublicContainer narrow>
            <AccountBarRow>
              <Wordmark />
            </AccountBarRow>
          </PublicContainer>
        </AccountBar>
        <chakra.div flex={1} {...accountContent}>
          <PublicContainer narrow>{children}</PublicContainer>
        </chakra.div>
        <ShortFooter narrow />
        <TabBar items={[]} current={null} expected={4} />
      </AccountRoot>
    </Cover>
  );
}

interface StaffSkeletonFrameProps extends SkeletonFrameProps {
  /** The area has a tool of its own, which takes a strip on a phone. */
  hasTool: boolean;
}

/** The same of a page of the back-office, without the navigation's entries, which the areas bring. */
export function StaffSkeletonFrame({ hasTool, children }: StaffSkeletonFrameProps) {
  return (
    <Cover>
      <TopBarRoot>
        <TopBarName>
          <Wordmark to="/cms" />
        </TopBarName>
        <TopBarTool>{hasTool && <span />}</TopBarTool>
      </TopBarRoot>
      <StaffBody bare={false}>
        <StaffSide />
        <StaffContent {...staffContent}>{children}</StaffContent>
      </StaffBody>
      <TabBar items={[]} current={null} expected={5} />
    </Cover>
  );
}
