import type { Analytics, AnalyticsPeriod } from 'shared-api/entities';

const day = (date: string, count: number, price: string) => ({ date, count, price });

type Days = AnalyticsPeriod['series'];
type Span = readonly [from: string, to: string];

const percent = (present: number, past: number) => Math.round(((present - past) / past) * 1_000) / 10;

function period(
  [from, to]: Span,
  { count, price, series }: { count: number; price: string; series: Days },
  { span, ...past }: { span: Span; count: number; price: string; series: Days },
): AnalyticsPeriod {
  return {
    count,
    price,
    deleted: { count: 2, price: '900.00' },
    change: { count: percent(count, past.count), price: percent(Number(price), Number(past.price)) },
    before: { ...past, from: span[0], to: span[1] },
    from,
    to,
    series,
  };
}

const now = '2026-11-21T09:42:00Z';

/** A November that is three weeks old, with the days that the tests look at. */
export const exampleAnalytics: Analytics = {
  weekly: period(
    ['2026-11-15T23:00:00Z', now],
    { count: 3, price: '450.00', series: [day('2026-11-16', 1, '150.00'), day('2026-11-17', 2, '300.00')] },
    {
      span: ['2026-11-08T23:00:00Z', '2026-11-10T09:42:00Z'],
      count: 2,
      price: '300.00',
      series: [day('2026-11-09', 1, '100.00'), day('2026-11-10', 1, '200.00')],
    },
  ),
  last_week: period(
    ['2026-11-08T23:00:00Z', '2026-11-15T23:00:00Z'],
    {
      count: 4,
      price: '700.00',
      series: [day('2026-11-09', 1, '100.00'), day('2026-11-10', 1, '200.00'), day('2026-11-11', 2, '400.00')],
    },
    {
      span: ['2026-11-01T23:00:00Z', '2026-11-08T23:00:00Z'],
      count: 4,
      price: '800.00',
      series: [day('2026-11-02', 4, '800.00'), day('2026-11-03', 0, '0.00'), day('2026-11-08', 0, '0.00')],
    },
  ),
  monthly: period(
    ['2026-10-31T23:00:00Z', now],
    { count: 309, price: '322467.00', series: [day('2026-11-01', 3, '3000.00'), day('2026-11-02', 23, '24319.00')] },
    {
      span: ['2026-09-30T22:00:00Z', '2026-10-02T08:42:00Z'],
      count: 31,
      price: '30135.00',
      series: [day('2026-10-01', 17, '16000.00'), day('2026-10-02', 14, '14135.00')],
    },
  ),
  last_month: period(
    ['2026-09-30T22:00:00Z', '2026-10-31T23:00:00Z'],
    {
      count: 431,
      price: '449128.00',
      series: [day('2026-10-01', 17, '16000.00'), day('2026-10-02', 14, '14135.00'), day('2026-10-03', 8, '8000.00')],
    },
    {
      span: ['2026-08-31T22:00:00Z', '2026-09-30T22:00:00Z'],
      count: 400,
      price: '400000.00',
      series: [day('2026-09-01', 400, '400000.00'), day('2026-09-30', 0, '0.00')],
    },
  ),
  splits: {
    status: [
      { key: 'PAID', label: 'PAID', count: 155, price: '160000.00' },
      { key: 'DRAFT', label: 'DRAFT', count: 154, price: '162467.00' },
    ],
    store: [
      { key: '8f14e45f-ceea-4c7b-a3c1-0d2f5b6e7a01', label: 'Autocentro Lambro', count: 309, price: '322467.00' },
    ],
    type: [{ key: 'completo', label: 'Completo', count: 309, price: '322467.00' }],
    utm_source: [{ key: null, label: 'Senza campagna', count: 309, price: '322467.00' }],
  },
  funnel: [
    { step: 'search', count: 2418 },
    { step: 'packages', count: 1506 },
    { step: 'store', count: 742 },
    { step: 'confirm', count: 138 },
    { step: 'code', count: 121 },
    { step: 'signed', count: 112 },
    { step: 'paid', count: 71 },
  ],
  desk: { created: 140, signed: 61, paid: 1 },
};
