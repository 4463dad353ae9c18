import { type ReactNode, useId } from 'react';
import { Heading } from 'shared-ui';
import { chakra, VisuallyHidden } from 'shared-ui/chakra';
import { FormattedMessage } from 'shared-ui/intl';
import { CheckIcon, Icon } from '../../icons';
import { NumberSquare } from '../../steps/number-square';
import { messages } from './messages';

type SectionState = 'done' | 'now' | 'later';

const Square = chakra(NumberSquare, {
  base: { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  variants: {
    state: {
      done: { bg: 'brand', color: 'brand.on' },
      now: { border: '2px solid', borderColor: 'brand', bg: 'bg.chosen' },
      later: { border: '1px solid', borderColor: 'line.control' },
    },
  },
});

/** A section's number in a square; a check when it is done. */
export function SectionNumber({ number, state }: { number: number; state: SectionState }) {
  return (
    <Square state={state}>
      {state === 'done' ? (
        <>
          <Icon of={CheckIcon} />
          <VisuallyHidden>
            <FormattedMessage {...messages.done} values={{ number }} />
          </VisuallyHidden>
        </>
      ) : (
        number
      )}
    </Square>
  );
}

const Root = chakra('section', {
  base: { bg: 'bg.panel', borderWidth: '1px', minWidth: 0 },
  variants: { now: { true: { borderTopWidth: '3px', borderTopColor: 'line.ink' } } },
});
const Head = chakra('header', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '16px',
    minHeight: '64px',
    paddingInline: { base: '16px', md: '24px' },
  },
});
const Aside = chakra('div', { base: { marginInlineStart: 'auto', textStyle: 'small', color: 'fg.muted' } });
/** From 960 up the text starts at 72, under the title. */
const Body = chakra('div', {
  base: { paddingInline: { base: '16px', md: '72px 24px' }, paddingBottom: '24px' },
  variants: { bare: { true: { paddingInline: { base: '0', md: '0' }, paddingBottom: '0' } } },
});

interface NumberedSectionProps {
  number: number;
  state: SectionState;
  title: ReactNode;
  /** A link or a count at the head's right. */
  aside?: ReactNode;
  /** Content that reaches the borders, such as a table. */
  bare?: boolean;
  id?: string;
  children: ReactNode;
}

/** One of the numbered parts of a long form. All of them stay open. */
export function NumberedSection({ number, state, title, aside, bare, id, children }: NumberedSectionProps) {
  const headingId = useId();
  return (
    <Root now={state === 'now'} aria-labelledby={headingId} id={id}>
      <Head>
        <SectionNumber number={number} state={state} />
        <Heading level={2} look="h2" id={headingId}>
          {title}
        </Heading>
        {aside && <Aside>{aside}</Aside>}
      </Head>
      <Body bare={bare}>{children}</Body>
    </Root>
  );
}
