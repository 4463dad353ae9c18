import { chakra } from 'shared-ui';

/** The parts of the back-office's frame that stand in its skeleton, too. */
export const StaffBody = chakra('div', {
  base: { textStyle: 'small' },
  variants: {
    bare: {
      false: {
        display: 'grid',
        gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '64px minmax(0, 1fr)', lg: '232px minmax(0, 1fr)' },
        minHeight: 'calc(100vh - 56px)',
        _print: { display: 'block' },
      },
    },
  },
});

export const StaffSide = chakra('aside', {
  base: {
    display: { base: 'none', md: 'flex' },
    position: 'sticky',
    top: '56px',
    height: 'calc(100vh - 56px)',
    // Under the line that the network is gone, which is one line on windows that have a side.
    '[role=status] ~ * > &': { height: 'calc(100vh - 56px - 24px - 1.25rem)' },
    overflow: 'hidden auto',
    bg: 'bg.panel',
    borderInlineEndWidth: '1px',
    _print: { display: 'none' },
  },
});

/** Below 960 px the tab bar takes its room at the foot, too. */
export const framedContent = { paddingBottom: { base: '168px', md: '104px' } } as const;
