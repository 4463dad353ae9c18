import type { ReactNode } from 'react';
import { chakra, Heading, Text } from 'shared-ui';
import { FormattedMessage, type MessageDescriptor } from 'shared-ui/intl';

const Square = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '24px',
    height: '24px',
    borderWidth: '1px',
    borderColor: 'line.control',
    fontSize: '12px',
    fontWeight: 500,
    flexShrink: 0,
  },
  variants: { solid: { true: { bg: 'brand', borderColor: 'brand', color: 'brand.on' } } },
});

interface NumberedItemProps {
  number: number;
  /** Whether the number stands out. */
  solid?: boolean;
  title: MessageDescriptor;
  text: MessageDescriptor;
  /** What is shown above them. */
  children: ReactNode;
}

/** An item of a list that shows things in their order: a drawing, its number and title, a sentence about it. */
export function NumberedItem({ number, solid, title, text, children }: NumberedItemProps) {
  return (
    <li>
      {children}
      <Heading level={3} display="flex" alignItems="center" gap="12px" marginTop="24px">
        <Square solid={solid} aria-hidden="true">
          {number}
        </Square>
        <FormattedMessage {...title} />
      </Heading>
      <Text muted marginTop="8px">
        <FormattedMessage {...text} />
      </Text>
    </li>
  );
}
