import fc from 'fast-check';
import { formatMoney } from 'shared-api/domain';
import {
  choiceColumn,
  choicesColumn,
  flagColumn,
  fromInstantColumn,
  type ImportColumn,
  listColumn,
  moneyColumn,
  nullableDecimalColumn,
  nullableDiscountColumn,
  percentageColumn,
  textColumn,
  untilInstantColumn,
  wholeColumn,
} from './index';
import type { FilledCell } from './table';

type Cases = readonly (readonly [FilledCell, unknown])[];

/** A fault is shown as `null`. */
function reads(column: ImportColumn, cases: Cases) {
  const read = (cell: FilledCell) => {
    const found = column.read(cell);
    return 'value' in found ? found.value : null;
  };
  expect(cases.map(([cell]) => [cell, read(cell)])).toEqual(cases);
}

test('amounts are understood however people write them', () => {
  reads(moneyColumn, [
    ['1180', '1180.00'],
    ['1180,5', '1180.50'],
    ['1180.50', '1180.50'],
    ['1.180,50 €', '1180.50'],
    ['1,180.50', '1180.50'],
    ['1 180', '1180.00'],
    ['1.180', '1180.00'],
    ['007,10', '7.10'],
    ['-0,50', '-0.50'],
    [1180.5, '1180.50'],
    [0.1 + 0.2, '0.30'],
    ['1,180', null],
    ['11.80,5', null],
    ['1180,505', null],
    ['dodici', null],
    [12.345, null],
    [true, null],
  ]);
});

test('any amount comes back from the way in which it is shown', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }).map(formatMoney), (amount) => {
      expect(moneyColumn.read(moneyColumn.show(amount) ?? '')).toEqual({ value: amount });
    }),
  );
});

test('a percentage may be a text or a number', () => {
  reads(percentageColumn, [
    ['22', '22.00'],
    ['22%', '22.00'],
    ['4,5 %', '4.50'],
    [22, '22.00'],
    [0.22, '0.22'],
    ['molta', null],
  ]);
});

test('a bare number below 1 is given back as the question that it is', () => {
  for (const column of [percentageColumn, nullableDiscountColumn]) {
    expect(column.unclear?.(0.1)).toBe('10 % o 0,1 %');
    expect([column.unclear?.(22), column.unclear?.('0,1'), column.unclear?.(1)]).toEqual([null, null, null]);
    expect(column.read('10 % o 0,1 %')).toHaveProperty('fault');
  }
});

test('a discount is an amount or a percentage', () => {
  reads(nullableDiscountColumn, [
    ['10 %', '10.00'],
    ['50,00 €', '50.00'],
    [1, '1.00'],
    ['molto', null],
  ]);
});

test('numbers', () => {
  reads(wholeColumn(24), [
    ['24', 24],
    ['60.000', 60_000],
    ["60'000", 60_000],
    [24, 24],
    [24.5, null],
    ['24,5', null],
    ['', null],
  ]);
  reads(nullableDecimalColumn, [
    ['45,4642', 45.4642],
    ['-9.19', -9.19],
    [45.4642, 45.4642],
    ['nord', null],
  ]);
});

test('texts, codes, lists, yes and no', () => {
  reads(textColumn, [
    [' Base ', 'Base'],
    [20134, '20134'],
    [true, null],
  ]);
  reads(choiceColumn(['fixed']), [['Fixed', 'fixed']]);
  const spoken = choiceColumn(['fixed', 'percentage'], { fixed: 'euro', percentage: 'percentuale' });
  reads(spoken, [
    ['Percentuale', 'percentage'],
    ['fixed', 'fixed'],
    ['metà', 'meta'],
  ]);
  expect(spoken.remedy).toBe('Valori previsti: euro, percentuale.');
  expect([spoken.show('fixed'), spoken.show(null)]).toEqual(['euro', null]);
  const several = choicesColumn(['diesel', 'plug_in'], { plug_in: 'plug-in' });
  reads(several, [['Plug-in, diesel', ['plug_in', 'diesel']]]);
  expect(several.show(['plug_in', 'diesel'])).toBe('plug-in, diesel');
  reads(listColumn, [
    ['Fiat Panda, Fiat 500,', ['Fiat Panda', 'Fiat 500']],
    ['Soccorso stradale, 24 ore su 24\r\nFiltri', ['Soccorso stradale, 24 ore su 24', 'Filtri']],
  ]);
  reads(choicesColumn(['diesel']), [['Diesel, GPL', ['diesel', 'gpl']]]);
  reads(flagColumn, [
    ['Sì', true],
    ['si', true],
    ['VERO', true],
    [1, true],
    [true, true],
    ['no', false],
    ['falso', false],
    [0, false],
    ['forse', null],
  ]);
});

test('moments are those of Europe/Rome', () => {
  const moment = '2026-07-01T08:30:00.000Z';
  reads(fromInstantColumn, [
    ['01/07/2026 10:30', moment],
    ['1.7.2026 10.30', moment],
    ['2026-07-01 10:30', moment],
    ['2026-07-01T10:30:00+02:00', moment],
    [new Date('2026-07-01T10:30:00Z'), moment],
    ['21/11/2026', '2026-11-20T23:00:00.000Z'],
    [new Date('2026-11-21T00:00:00Z'), '2026-11-20T23:00:00.000Z'],
    ['31/02/2026', null],
    ['21/11/2026 25:00', null],
    ['domani', null],
  ]);
});

test('a last day still counts', () => {
  reads(untilInstantColumn, [
    ['21/11/2026', '2026-11-21T23:00:00.000Z'],
    ['21/11/2026 10:30', '2026-11-21T09:30:00.000Z'],
  ]);
});
