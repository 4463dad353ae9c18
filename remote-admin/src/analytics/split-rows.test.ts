import { createIntl } from 'shared-ui/intl';
import { splitRows } from './split-rows';

const intl = createIntl({ locale: 'it-IT', defaultLocale: 'it-IT' });
const part = (key: string, count: number) => ({ key, label: key, count, price: '0.00' });

test('of many dealers five are named and the others are one row without a bar', () => {
  const rows = splitRows(
    [43, 38, 34, 29, 27, 20, 15].map((count, place) => part(`d${place}`, count)),
    'store',
    intl,
  );
  expect(rows).toHaveLength(6);
  expect(rows.at(-1)).toMatchObject({ label: 'Altri 2', count: 35, share: '17%', withoutBar: true });
});

test('six fit without a rest, and shares are of the whole', () => {
  const rows = splitRows([part('PAID', 3), part('DRAFT', 1)], 'status', intl);
  expect(rows.map(({ share, status }) => [share, status])).toEqual([
    ['75%', 'PAID'],
    ['25%', 'DRAFT'],
  ]);
});
