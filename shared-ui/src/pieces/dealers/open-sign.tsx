import { chakra, type HTMLChakraProps } from 'shared-ui/chakra';

const Root = chakra('span', {
  base: { alignItems: 'center', gap: '8px', textStyle: 'small', color: 'fg.muted', minWidth: { md: '176px' } },
  variants: { open: { true: { color: 'fg' } } },
});
const Square = chakra('span', {
  base: { width: '8px', height: '8px', borderWidth: '2px', borderColor: 'line.control' },
  variants: { open: { true: { bg: 'success', borderColor: 'success' } } },
});

/** Open: a filled square; shut: an outlined one. The words say it too. */
export function OpenSign({
  open,
  words,
  display = 'inline-flex',
}: {
  open: boolean;
  words: string;
  display?: HTMLChakraProps<'span'>['display'];
}) {
  return (
    <Root open={open} display={display}>
      <Square open={open} aria-hidden="true" />
      {words}
    </Root>
  );
}
