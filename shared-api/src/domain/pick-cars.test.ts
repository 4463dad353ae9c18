import { pickCars } from './pick-cars';

const jeep = { car_vin: 'ZACPJFCW1SP018273', created_at: '2026-11-01T09:00:00Z', withdrawn_at: null };
const toPay = { ...jeep, code: 'CC-2026-000002', status: 'FILLED' as const };
const draft = { ...jeep, code: 'CC-2026-000003', status: 'DRAFT' as const, created_at: '2026-11-20T09:00:00Z' };
const paid = { ...jeep, car_vin: 'ZFA3120000J123456', code: 'CC-2026-000001', status: 'PAID' as const };

const codesOf = (rows: Parameters<typeof pickCars<typeof toPay | typeof draft | typeof paid>>[0]) =>
  pickCars(rows).map(({ code, status }) => [code, status]);

test('each car is shown by the contract that is furthest on its way', () => {
  expect(codesOf([draft, toPay, paid])).toEqual([
    [paid.code, 'PAID'],
    [toPay.code, 'FILLED'],
  ]);
});

test('of two that are equally far the newer one', () => {
  const older = { ...toPay, code: 'CC-2026-000000', created_at: '2026-10-01T09:00:00Z' };
  expect(codesOf([older, toPay])).toEqual([[toPay.code, 'FILLED']]);
  expect(codesOf([toPay, older])).toEqual([[toPay.code, 'FILLED']]);
});

test('none for a car whose only contract was withdrawn', () => {
  expect(pickCars([{ ...paid, withdrawn_at: '2026-11-21T09:42:00Z' }])).toEqual([]);
});

test('a cover that is over stands behind any other contract of its car, and alone where there is none', () => {
  const over = { ...jeep, code: 'CC-2024-000009', status: 'PAID' as const, created_at: '2024-11-01T09:00:00Z' };
  const hasEnded = ({ code }: { code: string }) => code === over.code;
  expect(pickCars([over, draft], hasEnded)).toEqual([draft]);
  expect(pickCars([draft, over], hasEnded)).toEqual([draft]);
  expect(pickCars([over], hasEnded)).toEqual([over]);
});
