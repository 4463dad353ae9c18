import { chakra } from 'shared-ui';

/** An input in the booklet's columns: the frame of `FormField` is kept, its label moves to the left column. */
export const MissingRow = chakra('div', {
  base: {
    paddingBlock: '16px',
    borderTopWidth: '1px',
    '& > div': {
      display: { base: 'flex', sm: 'grid' },
      gridTemplateColumns: { sm: '264px minmax(0, 1fr)' },
      alignItems: { base: 'stretch', sm: 'center' },
    },
    '& > div > :first-of-type': { marginBottom: { base: '4px', sm: 0 }, gap: '8px' },
    '& [data-part=code]': {
      order: -1,
      flexShrink: 0,
      marginInlineStart: 0,
      width: { base: 'auto', sm: '48px' },
    },
    '& > div > :first-of-type > label': { marginInlineStart: { base: 0, sm: 'var(--no-code, 0)' } },
    '& > div > :nth-of-type(2)': { maxWidth: { sm: '228px' } },
    '& > div > :last-of-type': { gridColumn: { sm: '2 / -1' } },
  },
  variants: { bare: { true: { '--no-code': '56px' } } },
});
