import type { ReactNode } from 'react';
import { chakra, PublicContainer } from 'shared-ui';
import { useIntl } from 'shared-ui/intl';
import { Link } from 'shared-ui/router';
import { useBottomTenant } from 'shared-ui/work';
import { AreaData } from '../loader/area-data';
import { NoticeBell } from '../notifications/notice-bell';
import { AccountBar, AccountBarRow, AccountRoot, framedContent } from './account-layout';
import { useIsBare } from './bare-page';
import { RentalButton } from './rental-button';
import { ShortFooter } from './short-footer';
import { signedInMessages } from './signed-in.messages';
import { TabBar } from './tab-bar';
import { useCurrentItem, useNavigation } from './use-navigation';
import { UserMenu } from './user-menu';
import { Wordmark } from './wordmark';

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
    // A clear edge gets the text's colour there.
    _highContrast: { borderColor: 'Canvas', '&[aria-current=page]': { borderBottomColor: 'Highlight' } },
  },
});

/** A page that stands alone brings its own padding; the column stays in its place, so that the page lives on. */
const bareColumn = { padding: 0, maxWidth: 'none' } as const;

const bareContent = { padding: 0 } as const;

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
    <AccountRoot>
      {bare || (
        <AccountBar>
          <PublicContainer narrow>
            <AccountBarRow>
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
            </AccountBarRow>
          </PublicContainer>
        </AccountBar>
      )}
      <chakra.main
        id="content"
        data-side="public"
        tabIndex={-1}
        flex={1}
        {...(bare ? bareContent : framedContent)}
        _focus={{ outline: 'none' }}
      >
        <PublicContainer narrow {...(bare && bareColumn)}>
          {children}
        </PublicContainer>
        {bare || !edgeIsFree || <RentalButton aboveTabs />}
      </chakra.main>
      {bare || <ShortFooter narrow />}
      {bare || !edgeIsFree || <TabBar items={items} current={current} />}
    </AccountRoot>
  );
}
