import type { ReactNode } from 'react';
import { TextLink } from 'shared-ui';
import { chakra } from 'shared-ui/chakra';

const cut = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const Base = chakra('span', {
  base: { ...cut, display: 'block' },
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

interface CutLinkProps extends Omit<CutProps, 'quiet'> {
  to: string;
}

/** A cell's text on one line that leads somewhere; its focus ring stands outside of what is cut. */
export function CutLink({ to, text, children = text }: CutLinkProps) {
  return (
    <TextLink to={to} title={text} {...cut} display="inline-block" maxWidth="100%" verticalAlign="bottom">
      {children}
    </TextLink>
  );
}
