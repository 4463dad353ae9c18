import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { Link } from '../router';

const look = {
  base: {
    color: 'brand',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textDecorationColor: 'line.link',
    textUnderlineOffset: '4px',
    _hover: { textDecorationColor: 'currentColor' },
  },
  variants: {
    /** A table's first cell: the record's code. */
    code: { true: { textStyle: 'code', whiteSpace: 'nowrap' } },
    /** On the ink bar and band. */
    ink: { true: { color: 'fg.onInk' } },
  },
} as const;

const Inner = chakra(Link, look);
const Outer = chakra('a', look);

/** A link to another page of the application. */
export function TextLink(props: ComponentProps<typeof Inner>) {
  return <Inner {...props} />;
}

/** A link to a file, a telephone number, an e-mail address, a place on this page or another site. */
export function OuterLink(props: ComponentProps<typeof Outer>) {
  return <Outer {...props} />;
}
