import { exampleAnalytics } from 'shared-staff/testing';
import { createItalianIntl } from 'shared-ui/intl';
import { contractsOfPeriod } from './contracts-behind';
import { type SplitName, splitRows } from './split-rows';

const intl = createItalianIntl();
const listOf = (narrowed: Readonly<Record<string, string>>) => `/list?${new URLSearchParams(narrowed)}`;
const part = (key: string, count: number) => ({ key, label: key, count, price: '0.00' });

test('of many dealers five are named and the others are one row without a bar', () => {
  const rows = splitRows(
    [43, 38, 34, 29, 27, 20, 15].map((count, place) => part(`d${place}`, count)),
    { name: 'store', intl, listOf },
  );
  expect(rows).toHaveLength(6);
  expect(rows.at(-1)).toMatchObject({ label: 'Altri 2', count: 35, share: '17%', withoutBar: true });
});

test('six fit without a rest, and shares are of the whole', () => {
  const rows = splitRows([part('PAID', 3), part('DRAFT', 1)], { name: 'status', intl, listOf });
  expect(rows.map(({ share, status }) => [share, status])).toEqual([
    ['75%', 'PAID'],
    ['25%', 'DRAFT'],
  ]);
});

test('each part leads to its contracts', () => {
  const listed = (name: SplitName, ...keys: (string | null)[]) =>
    splitRows(
      keys.map((key) => ({ key, label: 'x', count: 1, price: '0.00' })),
      { name, intl, listOf: (narrowed) => contractsOfPeriod({ basis: 'created', store: '' }, lastWeek, narrowed) },
    ).map(({ to }) => new URL(`http://localhost${to}`).search);
  const lastWeek = exampleAnalytics.last_week;
  const days = 'created_at=2026-11-09..2026-11-15';

  expect(listed('store', 'a')).toEqual([`?${days}&deleted=true%2Cfalse&store_uid=a&sort=-created_at`]);
  expect(listed('status', 'PAID', 'DELETED')).toEqual([
    `?${days}&status=PAID&sort=-created_at`,
    `?${days}&deleted=true&sort=-created_at`,
  ]);
  expect(listed('utm_source', 'news', null)).toEqual([
    `?${days}&deleted=true%2Cfalse&utm_source=%3Dnews&sort=-created_at`,
    `?${days}&deleted=true%2Cfalse&utm_source=%3D&sort=-created_at`,
  ]);
});

test('the rest of many leads to its contracts where the list can ask for them together', () => {
  const rest = (name: SplitName, last: string | null = 'g') =>
    splitRows(
      ['a', 'b', 'c', 'd', 'e', 'f', last].map((key) => ({ key, label: 'x', count: 1, price: '0.00' })),
      { name, intl, listOf },
    ).at(-1)?.to;
  expect(rest('store')).toBe('/list?store_uid=f%2Cg');
  expect(rest('type')).toBe('/list?type=f%2Cg');
  expect(rest('status')).toBe('/list?status=f%2Cg&deleted=');
  expect(rest('status', 'DELETED')).toBeUndefined();
  expect(rest('utm_source')).toBeUndefined();
});

test('what was paid leads to contracts that nobody withdrew from', () => {
  expect(contractsOfPeriod({ basis: 'paid', store: '' }, exampleAnalytics.last_week)).toMatch(
    /\?paid_at=2026-11-09\.\.2026-11-15&withdrawn_at=false&sort=-paid_at$/,
  );
});
