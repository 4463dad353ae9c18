import fc from 'fast-check';
import {
  daysUntil,
  formatDate,
  formatDateTime,
  formatLongDate,
  formatLongDateTime,
  formatTableDateTime,
  romeDay,
} from './date';
import { formatFingerprint } from './fingerprint';
import { formatIban } from './iban';
import { formatMoney, moneyToCents } from './money';
import { formatKm, formatMonths, formatNumber, formatPercent } from './number';
import { formatPhone, maskPhone } from './phone';
import { formatPlate, plateYear } from './plate';
import { formatTimeLeft } from './time-left';
import { isDay, parseDate, parseTime, parseWhole, withSlashes } from './typed';
import { formatVin, normalizeVin } from './vin';

describe('money', () => {
  it('groups from four digits on and joins the sign with a no-break space', () => {
    expect(formatMoney('1234.56')).toBe('1.234,56\u00a0€');
    expect(formatMoney(118000)).toBe('1.180,00\u00a0€');
    expect(formatMoney('1234567.89')).toBe('1.234.567,89\u00a0€');
  });

  it('writes a true minus', () => {
    expect(formatMoney('-100.00')).toBe('\u2212100,00\u00a0€');
  });

  it('reads any amount of the API to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), (cents) => {
        expect(moneyToCents((cents / 100).toFixed(2))).toBe(cents);
      }),
    );
  });
});

describe('dates in Rome', () => {
  it('shows instants in summer and in winter time', () => {
    expect(formatDateTime('2026-07-01T22:30:00Z')).toBe('02/07/2026 00:30');
    expect(formatDateTime('2026-12-31T23:30:00Z')).toBe('01/01/2027 00:30');
  });

  it('passes over both clock changes', () => {
    expect(formatDateTime('2026-03-29T00:59:00Z')).toBe('29/03/2026 01:59');
    expect(formatDateTime('2026-03-29T01:00:00Z')).toBe('29/03/2026 03:00');
    expect(formatDateTime('2026-10-25T00:59:00Z')).toBe('25/10/2026 02:59');
    expect(formatDateTime('2026-10-25T01:00:00Z')).toBe('25/10/2026 02:00');
  });

  it('never moves a plain date', () => {
    expect(formatDate('2025-03-18')).toBe('18/03/2025');
    expect(romeDay('2025-03-18')).toBe('2025-03-18');
  });

  it('writes the long forms without a place to break the date', () => {
    expect(formatLongDate('2026-12-06')).toBe('6\u00a0dicembre\u00a02026');
    expect(formatLongDateTime('2026-11-21T09:42:00Z')).toBe('21\u00a0novembre\u00a02026, 10:42');
  });

  it('tells the first of a month as such, but in tables', () => {
    expect(formatLongDate('2026-12-01')).toBe('1º\u00a0dicembre\u00a02026');
    expect(formatLongDateTime('2026-11-30T23:42:00Z')).toBe('1º\u00a0dicembre\u00a02026, 00:42');
    expect(formatTableDateTime('2026-11-30T23:42:00Z')).toBe('1\u00a0dicembre\u00a02026, 00:42');
    expect(formatLongDate('2026-12-21')).toBe('21\u00a0dicembre\u00a02026');
  });

  it('counts calendar days, also across a clock change', () => {
    expect(daysUntil('2026-11-27', '2026-11-21T22:59:00Z')).toBe(6);
    expect(daysUntil('2026-11-27', '2026-11-21T23:01:00Z')).toBe(5);
    expect(daysUntil('2026-10-26', '2026-10-24T12:00:00Z')).toBe(2);
    expect(daysUntil('2026-11-20', '2026-11-21T12:00:00Z')).toBe(-1);
  });

  it('reads what a person types and refuses days that do not exist', () => {
    expect(parseDate(' 1/2/2026 ')).toBe('2026-02-01');
    for (const pasted of [
      '18.3.2025',
      '18-3-25',
      '18 03 2025',
      '18 / 3 / 2025',
      '18/-03/-2025',
      '18032025',
      '2025-03-18',
    ])
      expect(parseDate(pasted)).toBe('2025-03-18');
    expect(parseDate('12/3/65')).toBe('1965-03-12');
    expect(parseDate('12/3/31')).toBe('2031-03-12');
    for (const short of ['12/07/75', '12/7/75', '12.07.75', '120775']) expect(parseDate(short)).toBe('1975-07-12');
    for (const mixed of ['01/2/2026', '1/02/2026', '01.2.26', '010226', '2026-2-01'])
      expect(parseDate(mixed)).toBe('2026-02-01');
    expect(parseDate('29/02/2024')).toBe('2024-02-29');
    for (const none of ['29/02/2026', '29/2/26', '290226', '31/04/2026', '00/01/2026', '1/13/2026', '2026-02-29'])
      expect(parseDate(none)).toBeNull();
    for (const unclear of ['1/2/202', '1/2', '1022026', '', '1/2/2026/3']) expect(parseDate(unclear)).toBeNull();
    expect(parseDate('domani')).toBeNull();
  });

  it('reads a month by its name, as pages write it', () => {
    for (const inWords of ['30 novembre 1985', '30\u00a0novembre\u00a01985', '30 Nov. 85', '30/nov/1985'])
      expect(parseDate(inWords)).toBe('1985-11-30');
    expect(parseDate(withSlashes('30 novembre 1985', ''))).toBe('1985-11-30');
    for (const first of ['1º dicembre 2026', '1° dic 2026']) expect(parseDate(first)).toBe('2026-12-01');
    for (const none of ['30 novecento 1985', '30 november 1985', '31 novembre 1985'])
      expect(parseDate(none)).toBeNull();
  });

  it.each([
    ['2026-02-28', true],
    ['2026-02-29', false],
    ['28/02/2026', false],
    ['2026-2-8', false],
    ['', false],
  ])('knows whether %j is a day of the API', (text, is) => {
    expect(isDay(text)).toBe(is);
  });

  it.each([
    ['60.000', 60_000],
    ['60 000', 60_000],
    [' 18420 ', 18_420],
    ['1,5', null],
    ['-5', null],
    ['molti', null],
    ['', null],
  ])('reads %j as the whole number %j', (text, number) => {
    expect(parseWhole(text)).toBe(number);
  });

  it('puts the slashes of a date while it is typed', () => {
    const type = (keys: string) => [...keys].reduce((text, key) => withSlashes(text + key, text), '');
    expect(type('18032025')).toBe('18/03/2025');
    expect(type('18/03/2025')).toBe('18/03/2025');
    expect(type('8/3/2025')).toBe('8/3/2025');
    expect(['18.03.2025', '18-03-2025', '18 03 2025'].map(type)).toEqual(Array(3).fill('18/03/2025'));
    expect(['8.3.2025', '8-3-2025'].map(type)).toEqual(Array(2).fill('8/3/2025'));
    expect(withSlashes('18', '18/')).toBe('18');
    // Pasted with the blank that stood after it elsewhere.
    expect(
      ['18/03/2025 ', '18/03/25 ', '18032025 ', '2025-03-18 '].map((text) => parseDate(withSlashes(text, ''))),
    ).toEqual(Array(4).fill('2025-03-18'));
    expect(parseDate(type('18/03/2025 '))).toBe('2025-03-18');
    expect(['2025-03-18', '2012-03-18', '2025/3/18'].map((keys) => parseDate(type(keys)))).toEqual([
      '2025-03-18',
      '2012-03-18',
      '2025-03-18',
    ]);
  });

  it.each([
    ['9', '09:00'],
    ['930', '09:30'],
    ['9.30', '09:30'],
    [' 9:30 ', '09:30'],
    ['0930', '09:30'],
    ['23,59', '23:59'],
    ['0', '00:00'],
    ['24', null],
    ['12:60', null],
    ['9:', null],
    ['9:3', null],
    ['mezzogiorno', null],
    ['', null],
  ])('reads the hour %j as %j', (text, time) => {
    expect(parseTime(text)).toBe(time);
  });
});

describe('numbers and codes', () => {
  it('keeps numbers and units together', () => {
    expect(formatNumber(1234.5)).toBe('1.234,5');
    expect(formatKm(60000)).toBe('60.000\u00a0km');
    expect(formatMonths(36)).toBe('36\u00a0mesi');
    expect(formatMonths(1)).toBe('1\u00a0mese');
    expect(formatPercent('22.00')).toBe('22%');
    expect([59, 53.46].map((value) => formatPercent(value, 1))).toEqual(['59,0%', '53,5%']);
  });

  it('splits Italian plates only', () => {
    expect(formatPlate('GT109RZ')).toBe('GT\u00a0109\u00a0RZ');
    expect(formatPlate('MAB4821')).toBe('MAB4821');
    expect(formatPlate('GT•••RZ')).toBe('GT•••RZ');
    expect(plateYear('2025-03-18')).toBe('25');
  });

  it('groups a VIN, also an unfinished one', () => {
    expect(formatVin('ZACPJFCW1SP018273')).toBe('ZAC\u00a0PJFCW1\u00a0SP018273');
    expect(formatVin('ZACP')).toBe('ZAC\u00a0P');
    expect(normalizeVin('zac pjf cw1 sp018273')).toBe('ZACPJFCW1SP018273');
    expect(normalizeVin('zac pjf cw1 sp0182734')).toBe('ZACPJFCW1SP0182734');
  });

  it('groups an IBAN by four', () => {
    expect(formatIban('IT60X0542811101000000123456')).toBe('IT60 X054 2811 1010 0000 0123 456');
    expect(formatIban('GB29NWBK60161331926819')).toBe('GB29 NWBK 6016 1331 9268 19');
  });

  it('groups and masks phone numbers', () => {
    expect(formatPhone('+393475550142')).toBe('+39 347 555 0142');
    expect(['+39021264887', '+390115550100', '+390341555010'].map(formatPhone)).toEqual([
      '+39 02 1264887',
      '+39 011 5550100',
      '+39 0341 555010',
    ]);
    expect(formatPhone('+4915112345678')).toBe('+4915112345678');
    expect(maskPhone('+39 *** *** 567')).toBe('••••\u00a0567');
  });

  it('counts down in minutes and seconds', () => {
    expect([605, 65, 9, 0].map(formatTimeLeft)).toEqual(['10:05', '1:05', '0:09', '0:00']);
  });

  it('shows the first eight characters of a hash', () => {
    expect(formatFingerprint('9F3A61C0FFEE')).toBe('9f3a61c0');
  });
});
