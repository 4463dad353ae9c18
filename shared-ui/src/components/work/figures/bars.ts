import type { CSSProperties } from 'react';
import { chakra } from 'shared-ui/chakra';

/** A time's bar: solid now, hatched before, so that colour is not the only difference. */
export const DayBar = chakra('span', {
  base: { flex: 1, maxWidth: '16px', bg: 'brand', printColorAdjust: 'exact', _highContrast: { bg: 'CanvasText' } },
  variants: {
    before: {
      true: {
        bg: 'transparent',
        border: '1px solid',
        borderColor: 'line.control',
        borderBottomWidth: 0,
        backgroundImage: 'repeating-linear-gradient(135deg, {colors.line.control} 0 1px, transparent 1px 4px)',
        _highContrast: { bg: 'Canvas' },
      },
    },
  },
});

/** The square that names a time in a key. */
export const BarSample = chakra(DayBar, {
  base: { flex: 'none', display: 'inline-block', width: '10px', height: '10px', borderBottomWidth: '1px' },
});

/** A value's share of the greatest, as CSS writes it. */
export const percentOf = (value: number, most: number): string => `${most === 0 ? 0 : (value / most) * 100}%`;

/** The hatched bar's style. Where there was nothing its room stays, so that all of the solid ones are of one width. */
export function barBefore(value: number | undefined, most: number): CSSProperties {
  return value ? { height: percentOf(value, most) } : { visibility: 'hidden' };
}
