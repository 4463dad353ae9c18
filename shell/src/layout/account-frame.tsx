import type { ReactNode } from 'react';
import { useSession } from 'shared-api/react';
import { chakra } from 'shared-ui';
import { useIntl } from 'shared-ui/intl';
import { NavLink } from 'shared-ui/router';
import { NoticeBell } from '../notifications/notice-bell';
import { useLoadedAreas } from '../remotes/use-loaded-areas';
import { messages } from './messages';
import { useOwnAreas } from './own-areas';
import { ShortFooter } from './short-footer';
import { UserMenu } from './user-menu';
import { Wordmark } from './wordmark';

const Page = chakra('div', { base: { display: 'flex', flexDirection: 'column', minHeight: '100vh' } });

const Bar = chakra('header', {
  base: { position: 'sticky', top: 0, zIndex: 'bar', bg: 'bg.ink', color: 'fg.onInk' },
});

const Column = chakra('div', {
  base: {
    width: '100%',
    maxWidth: '1184px',
    marginInline: 'auto',
    paddingInline: { base: '16px', sm: '24px', md: '32px' },
  },
});

const Row = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '24px', height: '56px' } });

const Item = chakra(NavLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    height: '56px',
    borderBottom: '3px solid transparent',
    textStyle: 'small',
    color: 'fg.onInkMuted',
    '&[aria-current=page]': { color: 'fg.onInk', fontWeight: 600, borderBottomColor: 'fg.onInk' },
  },
});

/** What stands around a customer's pages: their few places fit into the bar. */
export function AccountFrame({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl();
  const { roles } = useSession();
  const loaded = useLoadedAreas(useOwnAreas().filter(({ frame }) => frame === 'account'));
  const items = loaded
    .flatMap(({ module }) => module.navigation ?? [])
    .filter((item) => item.roles.some((role) => roles.includes(role)));
  return (
    <Page>
      <Bar>
        <Column>
          <Row>
            <Wordmark />
            <chakra.nav aria-label={formatMessage(messages.areas)} display="flex" gap="24px" overflowX="auto">
              {items.map(({ to, label }) => (
                <Item key={to} to={to} end>
                  {label}
                </Item>
              ))}
            </chakra.nav>
            <chakra.div marginInlineStart="auto" display="flex" alignItems="center" gap="12px">
              <NoticeBell />
              <UserMenu onInk />
            </chakra.div>
          </Row>
        </Column>
      </Bar>
      <chakra.main id="content" tabIndex={-1} flex={1} paddingBlock="32px" _focus={{ outline: 'none' }}>
        <Column>{children}</Column>
      </chakra.main>
      <ShortFooter />
    </Page>
  );
}
