import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

const Base = chakra('h2', { base: { color: 'inherit', textWrap: 'balance' } });

interface HeadingProps extends ComponentProps<typeof Base> {
  /** The outline's level. */
  level: 1 | 2 | 3 | 4;
  /** The look, by default the level's own. */
  look?: 'hero' | 'display' | 'section' | 'h1' | 'h2' | 'h3' | 'label' | 'overline';
}

const tags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;
const looks = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'label' } as const;

/** A heading whose level (structure) and look (size) are chosen apart. */
export function Heading({ level, look, ...rest }: HeadingProps) {
  return <Base as={tags[level]} textStyle={look ?? looks[level]} {...rest} />;
}
