import { chakra } from 'shared-ui';

/** A key of the keyboard. */
export const Key = chakra('kbd', {
  base: {
    display: 'inline-block',
    textStyle: 'booklet',
    borderWidth: '1px',
    borderColor: 'line.control',
    bg: 'bg.panel',
    paddingInline: '4px',
    whiteSpace: 'nowrap',
  },
});
