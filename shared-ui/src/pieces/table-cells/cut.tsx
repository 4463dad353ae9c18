import { chakra } from 'shared-ui/chakra';

const Base = chakra('span', {
  base: { display: 'block', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  variants: { quiet: { true: { textStyle: 'caption', color: 'fg.muted' } } },
});

/** A cell's text on one line; what is cut shows whole as a tooltip. */
export function Cut({ text, quiet }: { text: string; quiet?: boolean }) {
  return (
    <Base quiet={quiet} title={text}>
      {text}
    </Base>
  );
}
