import { type ReactNode, useId } from 'react';
import { Heading } from 'shared-ui';
import { chakra, type HTMLChakraProps } from 'shared-ui/chakra';

const Root = chakra('section', {
  base: { bg: 'bg.panel', borderWidth: '1px', minWidth: 0 },
  variants: { ask: { true: { borderTopWidth: '3px', borderTopColor: 'line.ink' } } },
});
const Head = chakra('header', {
  base: {
    display: 'flex',
    flexWrap: { base: 'wrap', sm: 'nowrap' },
    alignItems: 'center',
    gap: '0 12px',
    minHeight: '48px',
    paddingInline: { base: '16px', md: '24px' },
    paddingBlock: { base: '8px', sm: '0' },
    borderBottomWidth: '1px',
  },
});
const Aside = chakra('div', {
  base: { marginInlineStart: 'auto', display: 'flex', alignItems: 'center', gap: '12px', textStyle: 'small' },
});
const Meta = chakra('span', { base: { minWidth: 0, textStyle: 'small', color: 'fg.muted' } });

/** The padding of a panel's part; parts are parted by hairlines. */
export const PanelBody = chakra('div', {
  base: { padding: { base: '16px', md: '24px' }, '& + &': { borderTopWidth: '1px' } },
});

interface PanelProps extends Omit<HTMLChakraProps<'section'>, 'title'> {
  /** Names the section; without it there is no head. */
  title?: ReactNode;
  /** A muted count or sum beside the title. */
  meta?: ReactNode;
  /** A link, a tag or a code at the head's right. */
  aside?: ReactNode;
  /** The one panel of a page that asks for work: a 3 px rule on top. */
  ask?: boolean;
  /** The title's level, 2 by default. */
  level?: 2 | 3;
  /** Content that brings its own padding (tables, field grids, several `PanelBody`). */
  bare?: boolean;
}

/** A sheet of paper on the canvas: one hairline, an optional head, padding 24 (16 below 960). */
export function Panel({ title, meta, aside, ask, level = 2, bare = false, children, ...rest }: PanelProps) {
  const headingId = useId();
  return (
    <Root ask={ask} aria-labelledby={title ? headingId : undefined} {...rest}>
      {title && (
        <Head>
          <Heading level={level} look="h3" id={headingId}>
            {title}
          </Heading>
          {meta && <Meta>{meta}</Meta>}
          {aside && <Aside>{aside}</Aside>}
        </Head>
      )}
      {bare ? children : <PanelBody>{children}</PanelBody>}
    </Root>
  );
}
