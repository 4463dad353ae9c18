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
    '& > div > :first-of-type': {
      flexDirection: 'row-reverse',
      justifyContent: 'flex-end',
      marginBottom: { base: '4px', sm: 0 },
      gap: { base: '8px', sm: 0 },
    },
    '& > div > :first-of-type > span': { marginInlineStart: 0, width: { base: 'auto', sm: '56px' } },
    '& > div > :first-of-type > label': { marginInlineStart: { base: 0, sm: 'var(--no-code, 0)' } },
    '& > div > :nth-of-type(2)': { maxWidth: { sm: '228px' } },
    '& > div > :last-of-type': { gridColumn: { sm: '2 / -1' } },
  },
  variants: { bare: { true: { '--no-code': '56px' } } },
});
