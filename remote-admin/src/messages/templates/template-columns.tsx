import { chakra } from 'shared-ui';

/** The list of texts, and the one that is read beside it from 960 px on. */
export const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '320px minmax(0, 1fr)' },
    alignItems: 'start',
    gap: { base: '16px', md: '24px' },
  },
});
/** As long as it is, it never leads away from the text that is read. */
export const Side = chakra('nav', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    position: { md: 'sticky' },
    top: { md: '72px' },
    maxHeight: { md: 'calc(100vh - 96px)' },
    overflowY: { md: 'auto' },
  },
});
