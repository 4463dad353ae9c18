import type { ReactNode } from 'react';
import { chakra } from 'shared-ui';
import { useLocation } from 'shared-ui/router';
import { FullFooter } from './full-footer';
import { PublicBar } from './public-bar';
import { RentalButton } from './rental-button';
import { ShortFooter } from './short-footer';

const Page = chakra('div', { base: { display: 'flex', flexDirection: 'column', minHeight: '100vh' } });

const Content = chakra('main', {
  base: { flex: 1, display: 'flex', flexDirection: 'column', '&:focus': { outline: 'none' } },
});

/** What stands around every public page. The landing page has the full footer and 'Noleggio'. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const landing = useLocation().pathname === '/';
  return (
    <Page>
      <PublicBar />
      <Content id="content" data-side="public" tabIndex={-1}>
        {children}
        {landing && <RentalButton />}
      </Content>
      {landing ? <FullFooter /> : <ShortFooter />}
    </Page>
  );
}
