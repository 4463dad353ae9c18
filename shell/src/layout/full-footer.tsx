import * as seller from 'shared-api/seller';
import { chakra, OuterLink, PublicContainer, TextLink } from 'shared-ui';
import { FormattedMessage, type MessageDescriptor } from 'shared-ui/intl';
import { messages } from './footer-messages';
import { ThemeSwitch } from './theme-switch';
import { Wordmark } from './wordmark';

const Foot = chakra('footer', {
  base: { bg: 'bg.panel', borderTopWidth: '1px', textStyle: 'small', color: 'fg.muted' },
});

const Columns = chakra('div', {
  base: {
    display: 'grid',
    // In rem: where letters are twice as large, a phone has one column.
    gridTemplateColumns: {
      base: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
      sm: '1fr 1fr',
      md: '2fr 1fr 1fr 1fr',
    },
    gap: '32px 24px',
    paddingBlock: { base: '40px', md: '64px 48px' },
    '& > :is(:first-of-type, :last-of-type)': { gridColumn: { base: '1 / -1', sm: 'auto' } },
  },
});

const Head = chakra('h2', { base: { textStyle: 'label', color: 'fg', marginBottom: '4px' } });

const Lines = chakra('ul', { base: { '& a': { display: 'inline-block', maxWidth: '100%', paddingBlock: '10px' } } });

const Foundation = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 24px',
    paddingBlock: '12px',
    // 'Noleggio' stands over a phone's right corner.
    paddingInlineEnd: { base: '80px', sm: 0 },
    borderTopWidth: '1px',
    textStyle: 'caption',
  },
});

interface LinkColumn {
  readonly head: MessageDescriptor;
  readonly links: readonly { readonly to: string; readonly message: MessageDescriptor }[];
}

const columns: readonly LinkColumn[] = [
  {
    head: messages.service,
    links: [
      { to: '/ricerca', message: messages.findCar },
      { to: '/#pacchetti', message: messages.packages },
      { to: '/#concessionari', message: messages.dealers },
      { to: '/ricerca?kind=rental', message: messages.rental },
    ],
  },
  {
    head: messages.contract,
    links: [
      { to: '/login', message: messages.signIn },
      { to: '/recesso', message: messages.withdrawalRight },
      { to: '/verifica', message: messages.verifyDocument },
      { to: '/condizioni', message: messages.contractTerms },
    ],
  },
];

function Links({ links }: Pick<LinkColumn, 'links'>) {
  return links.map(({ to, message }) => (
    <li key={to}>
      <TextLink to={to}>
        <FormattedMessage {...message} />
      </TextLink>
    </li>
  ));
}

function Seller() {
  return (
    <div>
      <chakra.div color="fg" marginTop="-8px" marginBottom="12px">
        <Wordmark />
      </chakra.div>
      {seller.registration.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

/** The landing page's foot: the seller's data as the law wants them, every page, and the choice of theme. */
export function FullFooter() {
  return (
    <Foot data-frame>
      <PublicContainer>
        <Columns>
          <Seller />
          {columns.map(({ head, links }) => (
            <div key={head.id}>
              <Head>
                <FormattedMessage {...head} />
              </Head>
              <Lines>
                <Links links={links} />
              </Lines>
            </div>
          ))}
          <div>
            <Head>
              <FormattedMessage {...messages.contacts} />
            </Head>
            <Lines>
              <li>
                <OuterLink href={seller.phoneHref}>{seller.phone}</OuterLink>
              </li>
              <li>
                <OuterLink href={`mailto:${seller.certifiedEmail}`}>{seller.certifiedEmail}</OuterLink>
              </li>
              <Links
                links={[
                  { to: '/privacy', message: messages.privacyNotice },
                  { to: '/accessibilita', message: messages.accessibility },
                ]}
              />
            </Lines>
          </div>
        </Columns>
        <Foundation>
          © {seller.name}
          <ThemeSwitch />
        </Foundation>
      </PublicContainer>
    </Foot>
  );
}
