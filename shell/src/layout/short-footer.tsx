import * as seller from 'shared-api/seller';
import { chakra, PublicContainer, TextLink } from 'shared-ui';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { messages } from './footer-messages';

const Foot = chakra('footer', {
  base: { bg: 'bg.panel', borderTopWidth: '1px', textStyle: 'caption', color: 'fg.muted' },
});

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: { md: 'center' },
    justifyContent: 'space-between',
    gap: { base: '12px', md: '24px' },
    minHeight: '64px',
    paddingBlock: { base: '24px', md: '12px' },
  },
});

const Links = chakra('nav', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '0 24px', '& a': { paddingBlock: '10px' } },
});

const links = [
  { to: '/privacy', message: messages.privacy },
  { to: '/condizioni', message: messages.terms },
  { to: '/recesso', message: messages.withdrawal },
  { to: '/verifica', message: messages.verifyDocument },
  { to: '/accessibilita', message: messages.accessibility },
] as const;

/** One line: the seller and the legal pages. `narrow` as the customer's account is, with room for 'Noleggio'. */
export function ShortFooter({ narrow = false }: { narrow?: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <Foot data-frame paddingBottom={narrow ? '80px' : undefined}>
      <PublicContainer narrow={narrow}>
        <Row>
          <p>{seller.line}</p>
          <Links aria-label={formatMessage(messages.links)}>
            {links.map(({ to, message }) => (
              <TextLink key={to} to={to}>
                <FormattedMessage {...message} />
              </TextLink>
            ))}
          </Links>
        </Row>
      </PublicContainer>
    </Foot>
  );
}
