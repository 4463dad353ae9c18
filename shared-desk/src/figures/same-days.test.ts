import { sameDays } from './same-days';

const day = (date: string, count: number, price: string) => ({ date, count, price });
const before = [day('2026-11-09', 2, '100.10'), day('2026-11-10', 1, '50.20'), day('2026-11-11', 4, '900.00')];

it('compares only as many days as this period has had', () => {
  const now = [day('2026-11-16', 1, '10.00'), day('2026-11-17', 0, '0.00')];
  expect(sameDays(before, now)).toEqual({ from: '2026-11-09', to: '2026-11-10', count: 3, sum: 15_030 });
});

it('takes the whole of a shorter month', () => {
  const now = Array.from({ length: 5 }, (_, place) => day(`2026-03-0${place + 1}`, 0, '0.00'));
  expect(sameDays(before, now)).toMatchObject({ to: '2026-11-11', count: 7 });
});

it('has nothing to compare on a first day without a past', () => {
  expect(sameDays([], [day('2026-11-16', 1, '10.00')])).toBeNull();
});
