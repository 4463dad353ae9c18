import { defineSlotRecipe } from 'shared-ui/chakra';

/**
 * One input whose characters stand in cells. `--p` is the pitch of a cell, `--f` the letters' size, `--d` the margin
 * before the first cell and after the last. Below its full width the pitch shrinks with the container.
 */
function cells(
  count: number,
  large: [p: number, f: number, d: number, h: number],
  small: [p: number, f: number, d: number, h: number],
) {
  const width = ([p, , d]: readonly [number, number, number, number]) => `${count * p + 2 * d}px`;
  return {
    root: { maxWidth: { base: width(small), md: width(large) } },
    frame: {
      '--d': { base: `${small[2]}px`, md: `${large[2]}px` },
      '--max': { base: `${small[0]}px`, md: `${large[0]}px` },
      '--p': `min(var(--max), (100cqi - 2 * var(--d)) / ${count})`,
      '--f': { base: `calc(var(--p) * ${small[1] / small[0]})`, md: `calc(var(--p) * ${large[1] / large[0]})` },
      '--h': { base: `${small[3]}px`, md: `${large[3]}px` },
    },
  };
}

export const cellRecipe = defineSlotRecipe({
  className: 'cells',
  slots: ['root', 'frame', 'box', 'comb', 'mark', 'input'],
  base: {
    root: { width: '100%', containerType: 'inline-size' },
    box: {
      position: 'relative',
      height: 'var(--h)',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderColor: 'line.control',
      '&:focus-within': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
      '&:has([aria-invalid=true])': { borderColor: 'error', boxShadow: 'inset 0 0 0 1px {colors.error}' },
      '&:has([readonly])': { bg: 'bg.muted', borderColor: 'line' },
    },
    comb: {
      position: 'absolute',
      bottom: 0,
      insetInlineStart: 'calc(var(--d) - 1px)',
      width: 'calc(100% - 2 * var(--d) + 2px)',
      height: '14px',
      overflow: 'visible',
      color: 'line.control',
      pointerEvents: 'none',
    },
    mark: {
      position: 'absolute',
      insetBlock: '1px',
      width: 'var(--p)',
      bg: 'error.bg',
      borderBottomWidth: '3px',
      borderBottomColor: 'error',
    },
    input: {
      position: 'absolute',
      inset: 0,
      width: '100%',
      height: '100%',
      bg: 'transparent',
      color: 'fg',
      fontFamily: 'mono',
      fontSize: 'var(--f)',
      fontWeight: 500,
      letterSpacing: 'calc(var(--p) - .6001em)',
      paddingInlineStart: 'calc(var(--d) - 1px + (var(--p) - .6001em) / 2)',
      outline: 'none !important',
    },
  },
  variants: {
    kind: {
      vin: cells(17, [28, 22, 20, 64], [20, 17, 9, 56]),
      code: cells(6, [64, 32, 21, 72], [48, 28, 19, 64]),
    },
  },
});
