import type { MouseEvent } from 'react';
import * as seller from 'shared-api/seller';
import { ButtonLink, chakra, OuterLink, PublicContainer } from 'shared-ui';
import { ChevronDownIcon, Icon, PhoneIcon } from 'shared-ui/icons';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { Link, useLocation } from 'shared-ui/router';
import { useSessionStore } from '../session/session-store';
import { LazyUserMenu } from './lazy-user-menu';
import { messages } from './messages';
import { Wordmark } from './wordmark';

const Bar = chakra('header', {
  base: {
    position: 'sticky',
    top: 0,
    // A phone on its side has no height for it and for the page's own foot.
    '@media (max-height: 479.98px)': { position: 'static' },
    zIndex: 'bar',
    bg: 'bg.panel',
    borderBottomWidth: '1px',
  },
});

const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '24px', minHeight: '63px' },
});

const Anchors = chakra('nav', { base: { display: { base: 'none', md: 'flex' }, gap: '32px', textStyle: 'small' } });

const Anchor = chakra(Link, {
  base: { paddingBlock: '10px', color: 'brand', _hover: { textDecoration: 'underline' } },
});

/** The same on narrow screens: the browser's own disclosure, so that it opens before any script has come. */
const Menu = chakra('details', {
  base: {
    display: { md: 'none' },
    position: 'relative',
    textStyle: 'small',
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      gap: '8px',
      padding: '12px',
      color: 'brand',
      '&::-webkit-details-marker': { display: 'none' },
    },
    '&[open] > summary svg': { transform: 'rotate(180deg)' },
    '& > nav': {
      position: 'absolute',
      top: '53px',
      right: 0,
      display: 'grid',
      minWidth: '200px',
      padding: '8px 16px',
      bg: 'bg.panel',
      borderWidth: '1px',
    },
  },
});

const Help = chakra('span', { base: { textStyle: 'small', color: 'fg.muted' } });
const HelpWords = chakra('span', { base: { display: { base: 'none', sm: 'inline' } } });
/** On a phone a sign to tap; where there is room, the number itself. */
const Call = chakra(OuterLink, {
  base: {
    display: { base: 'inline-flex', sm: 'inline' },
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: { base: 'control', sm: 0 },
    minHeight: { base: 'control', sm: 0 },
    color: 'fg',
    fontWeight: 500,
    textDecoration: 'none',
  },
});
const CallSign = chakra('span', { base: { display: { base: 'inline-flex', sm: 'none' } } });
const PhoneNumber = chakra('span', { base: { srOnly: { base: true, sm: false } } });

/** The places of the landing page that its bar leads to. */
const anchors = [
  { hash: '#come-funziona', message: messages.howItWorks },
  { hash: '#pacchetti', message: messages.packages },
  { hash: '#concessionari', message: messages.dealers },
  { hash: '#domande', message: messages.questions },
] as const;

function closeAfterChoice({ target, currentTarget }: MouseEvent<HTMLDetailsElement>) {
  if (target instanceof HTMLAnchorElement) currentTarget.open = false;
}

function LandingAnchors() {
  const { formatMessage } = useIntl();
  const label = formatMessage(messages.sections);
  const links = anchors.map(({ hash, message }) => (
    <Anchor key={hash} to={{ pathname: '/', hash }}>
      <FormattedMessage {...message} />
    </Anchor>
  ));
  return (
    <>
      <Anchors aria-label={label}>{links}</Anchors>
      <Menu onClick={closeAfterChoice}>
        <summary>
          <FormattedMessage {...messages.menu} />
          <Icon of={ChevronDownIcon} />
        </summary>
        <nav aria-label={label}>{links}</nav>
      </Menu>
    </>
  );
}

function HelpLine() {
  const phone = (
    <Call key="phone" href={seller.phoneHref}>
      <CallSign>
        <Icon of={PhoneIcon} size={20} />
      </CallSign>
      <PhoneNumber>{seller.phone}</PhoneNumber>
    </Call>
  );
  return (
    <Help>
      <FormattedMessage
        {...messages.help}
        values={{ phone, words: (text) => <HelpWords key="words">{text}</HelpWords> }}
      />
    </Help>
  );
}

/** The public bar: wordmark, then anchors on the landing page and help elsewhere, then 'Accedi' or the person. */
export function PublicBar() {
  const { pathname } = useLocation();
  const authenticated = useSessionStore((session) => session.authenticated);
  const signingIn = pathname === '/login' || pathname === '/forgot-password';
  return (
    <Bar data-frame>
      <PublicContainer>
        <Row>
          <Wordmark />
          <chakra.div
            marginInlineStart="auto"
            display="flex"
            alignItems="center"
            gap={{ base: '8px', sm: '24px', md: '32px' }}
          >
            {pathname === '/' ? <LandingAnchors /> : signingIn ? null : <HelpLine />}
            {authenticated ? (
              <LazyUserMenu />
            ) : (
              signingIn || (
                <ButtonLink to="/login" size="control" paddingInline="16px">
                  <FormattedMessage {...messages.signIn} />
                </ButtonLink>
              )
            )}
          </chakra.div>
        </Row>
      </PublicContainer>
    </Bar>
  );
}
