import type { ReactNode } from 'react';
import { chakra, type HTMLChakraProps } from 'shared-ui/chakra';
import { ChevronDownIcon, Icon } from '../icons';

const Root = chakra('details', {
  base: { '&[open] > summary svg': { transform: 'rotate(180deg)' } },
});
const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '44px',
    textStyle: 'label',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
});

interface DisclosureProps extends Omit<HTMLChakraProps<'details'>, 'children'> {
  /** The line that opens it. */
  summary: ReactNode;
  children: ReactNode;
}

/** What few want to read, folded under the line that names it. */
export function Disclosure({ summary, children, ...rest }: DisclosureProps) {
  return (
    <Root {...rest}>
      <Summary>
        {summary}
        <Icon of={ChevronDownIcon} />
      </Summary>
      {children}
    </Root>
  );
}
