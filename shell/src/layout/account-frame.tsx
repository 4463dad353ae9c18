import type { ReactNode } from 'react';
import { chakra, PublicContainer } from 'shared-ui';
import { useIntl } from 'shared-ui/intl';
import { Link } from 'shared-ui/router';
import { useBottomTenant } from 'shared-ui/work';
import { AreaData } from '../loader/area-data';
import { NoticeBell } from '../notifications/notice-bell';
import { useIsBare } from './bare-page';
import { RentalButton } from './rental-button';
import { ShortFooter } from './short-footer';
import { signedInMessages } from './signed-in.messages';
import { TabBar, tabBarHeight } from './tab-bar';
import { useCurrentItem, useNavigation } from './use-navigation';
import { UserMenu } from './user-menu';
import { Wordmark } from './wordmark';

const Page = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100vh',
    paddingBottom: { base: `calc(${tabBarHeight}px + env(safe-area-inset-bottom))`, md: '0' },
  },
});

const Bar = chakra('header', {
  base: {
    position: 'sticky',
    top: 0,
    zIndex: 'bar',
    bg: 'bg.ink',
    // A line that only the dark canvas needs.
    boxShadow: 'inset 0 -1px var(--cc-colors-bg-float)',
    color: 'fg.onInk',
    _print: { display: 'none' },
  },
});

const Row = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '24px', height: '56px' } });

const Places = chakra('nav', { base: { display: { base: 'none', md: 'flex' }, marginInlineStart: '8px' } });

const Item = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    height: '56px',
    paddingInline: '16px',
    borderBlock: '3px solid transparent',
    textStyle: 'small',
    color: 'fg.onInkMuted',
    whiteSpace: 'nowrap',
    _hover: { color: 'fg.onInk' },
    '&[aria-current=page]': { color: 'fg.onInk', fontWeight: 600, borderBottomColor: 'fg.onInk' },
  },
});

/** A page that stands alone brings its own padding; the column stays in its place, so that the page lives on. */
const bareColumn = { padding: 0, maxWidth: 'none' } as const;

/** What stands around a customer's pages: their few places fit into the bar, on a phone into the tab bar. */
export function AccountFrame({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl();
  const groups = useNavigation('account');
  const current = useCurrentItem(groups);
  const items = groups.flatMap((group) => group.items);
  const bare = useIsBare();
  const tenant = useBottomTenant();
  const edgeIsFree = tenant !== 'action' && tenant !== 'bulk';
  return (
    <Page>
      {bare || (
        <Bar>
          <PublicContainer narrow>
            <Row>
              <Wordmark />
              <Places aria-label={formatMessage(signedInMessages.areas)}>
                {items.map(({ to, label }) => (
                  <Item key={to} to={to} aria-current={to === current ? 'page' : undefined}>
                    {label}
                  </Item>
                ))}
              </Places>
              <chakra.div marginInlineStart="auto" display="flex" alignItems="center" gap="12px">
                <AreaData>
                  <NoticeBell />
                </AreaData>
                <UserMenu onInk />
              </chakra.div>
            </Row>
          </PublicContainer>
        </Bar>
      )}
      <chakra.main
        id="content"
        data-side="public"
        tabIndex={-1}
        flex={1}
        paddingTop={bare ? '0' : '32px'}
        paddingBottom={bare ? '0' : '104px'}
        _focus={{ outline: 'none' }}
      >
        <PublicContainer narrow {...(bare && bareColumn)}>
          {children}
        </PublicContainer>
        {bare || !edgeIsFree || <RentalButton aboveTabs />}
      </chakra.main>
      {bare || <ShortFooter narrow />}
      {bare || !edgeIsFree || <TabBar items={items} current={current} />}
    </Page>
  );
}
