import { chakra } from 'shared-ui/chakra';

/** Stands on paper only. */
export const PrintOnly = chakra('div', { base: { display: 'none', _print: { display: 'block' } } });

/** Stays off the paper. The frame, buttons and navigation do so by themselves (`theme/print-css.ts`). */
export const NoPrint = chakra('div', { base: { _print: { display: 'none' } } });
