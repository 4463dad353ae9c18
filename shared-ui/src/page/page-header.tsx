import { chakra } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';
import { useIntl } from '../intl';
import { TextLink } from '../link';
import { Heading } from '../text';
import { messages } from './messages';

const Root = chakra('header', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: '12px 24px',
    marginBottom: '24px',
  },
});
const Crumbs = chakra('ol', {
  base: {
    minHeight: '20px',
    textStyle: 'caption',
    color: 'fg.muted',
    overflowWrap: 'anywhere',
    // Long names go on in the next line like words of one sentence, not in columns that meet.
    '& li': { display: 'inline' },
    '& li + li::before': { content: '"›"', marginInline: '8px' },
  },
});
const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    // A name that is longer than the line breaks; it does not widen the page.
    '& > h1': { minWidth: 0 },
  },
});
const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '12px', _print: { display: 'none' } },
});

export interface Crumb {
  label: string;
  /** The last crumb has none: it is this page. */
  to?: string;
}

interface PageHeaderProps {
  title: ReactNode;
  crumbs?: readonly Crumb[];
  /** A status chip or the like, beside the title. */
  chip?: ReactNode;
  /** Under the title: a sentence, or "Bozza salvata alle 10:42". */
  lead?: ReactNode;
  /** At right; at most one of them solid. */
  actions?: ReactNode;
  /** For the focus on navigation; the heading can take it. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** A page's head: crumbs, h1 with its chip, actions on the h1's foot. */
export function PageHeader({ title, crumbs, chip, lead, actions, headingRef }: PageHeaderProps) {
  const intl = useIntl();
  return (
    <Root>
      <chakra.div minWidth={0}>
        {crumbs && (
          <nav aria-label={intl.formatMessage(messages.crumbs)}>
            <Crumbs>
              {crumbs.map(({ label, to }) => (
                <li key={label}>{to ? <TextLink to={to}>{label}</TextLink> : label}</li>
              ))}
            </Crumbs>
          </nav>
        )}
        <Row>
          <Heading level={1} tabIndex={-1} ref={headingRef}>
            {title}
          </Heading>
          {chip}
        </Row>
        {lead && (
          <chakra.div color="fg.muted" marginTop="4px" maxWidth="68ch">
            {lead}
          </chakra.div>
        )}
      </chakra.div>
      {actions && <Actions>{actions}</Actions>}
    </Root>
  );
}
