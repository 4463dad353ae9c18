import { type ReactNode, useId } from 'react';
import { Heading } from 'shared-ui';
import { chakra } from 'shared-ui/chakra';
import { useFocusOnward } from '../../focus';

/** Where an anchor leads, the part stands at once under the bar and the tabs: the frame keeps the page clear of both. */
const Root = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '232px minmax(0, 752px)' },
    gap: { base: '16px', md: '24px' },
    padding: { base: '16px', md: '24px' },
    '& + &': { borderTopWidth: '1px' },
  },
});
const Help = chakra('div', { base: { marginTop: '4px', textStyle: 'small', color: 'fg.muted', maxWidth: '68ch' } });

interface SideSectionProps {
  /** What an anchor leads to. */
  id: string;
  title: ReactNode;
  /** What the part is for, and what a change in it does. */
  help?: ReactNode;
  /** Ways that concern the whole part, under the help. */
  ways?: ReactNode;
  children: ReactNode;
}

/** A part of a long record: heading and help at left, at right what is filled in, at most 752 px wide. */
export function SideSection({ id, title, help, ways, children }: SideSectionProps) {
  const headingId = useId();
  return (
    <Root id={id} aria-labelledby={headingId} {...useFocusOnward<HTMLElement>()}>
      <div>
        <Heading level={2} look="h2" id={headingId}>
          {title}
        </Heading>
        {help && <Help>{help}</Help>}
        {ways}
      </div>
      <chakra.div minWidth={0}>{children}</chakra.div>
    </Root>
  );
}
