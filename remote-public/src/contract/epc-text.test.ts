import { epcText } from './epc-text';

it('writes the lines that a bank’s app expects, in their order', () => {
  const text = epcText({
    name: 'Autocentro Lambro',
    iban: 'IT60 X054 2811 1010 0000 0123 456',
    amount: '1180.00',
    reason: 'CC-2026-000417',
  });
  expect(text.split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    'Autocentro Lambro',
    'IT60X0542811101000000123456',
    'EUR1180.00',
    '',
    '',
    'CC-2026-000417',
  ]);
});
