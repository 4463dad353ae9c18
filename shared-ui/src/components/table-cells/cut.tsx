import type { ReactNode } from 'react';
import { chakra } from 'shared-ui/chakra';

const Base = chakra('span', {
  base: { display: 'block', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  variants: { quiet: { true: { textStyle: 'caption', color: 'fg.muted' } } },
});

interface CutProps {
  text: string;
  quiet?: boolean;
  /** The same text, with a part of it marked. */
  children?: ReactNode;
}

/** A cell's text on one line; what is cut shows whole as a tooltip. */
export function Cut({ text, quiet, children = text }: CutProps) {
  return (
    <Base quiet={quiet} title={text}>
      {children}
    </Base>
  );
}
