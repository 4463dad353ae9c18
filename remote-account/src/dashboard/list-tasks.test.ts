import { contractWith, paid } from '../common/testing/examples';
import { deadlineOf, listTasks } from './list-tasks';

const now = '2026-11-21T09:42:00Z';
const toPay = contractWith();
const toSign = contractWith({
  contract_uid: 'CcCdEfGhIjKlMnOpQrStUv',
  status: 'AVAIABLE',
  signed_at: null,
  filled_at: null,
  payment_method: null,
  days_left: 18,
  deletion_at: '2026-12-09T22:59:59Z',
});

describe('what is to be done', () => {
  it('is ordered by its last day, whatever it is', () => {
    const soon = { ...paid, maintenance: [{ n: 1, due_on: '2026-12-20', due_km: 90_000, done_on: null, km: null }] };
    const kinds = listTasks([toPay, toSign, soon], [soon], now).map(({ kind }) => kind);
    expect(kinds).toEqual(['pay', 'sign', 'service']);
  });

  it('begins with what runs out first', () => {
    const sooner = {
      ...toSign,
      contract_uid: 'DdCdEfGhIjKlMnOpQrStUv',
      days_left: 2,
      deletion_at: '2026-11-23T22:59:59Z',
    };
    const tasks = listTasks([toSign, toPay, sooner], [], now);
    expect(tasks.map(deadlineOf)).toEqual(['2026-11-23', '2026-11-27', '2026-12-09']);
    expect(tasks.map(({ contract }) => contract.days_left)).toEqual([2, 6, 18]);
  });

  it('leaves out what was refused, blocked, withdrawn, or is far away', () => {
    const done = [
      { ...toSign, declined_at: now },
      { ...toSign, signing_blocked_at: now },
      { ...toPay, withdrawn_at: now },
      paid,
    ];
    expect(listTasks(done, [paid], now)).toEqual([]);
  });
});

describe('the end of a cover', () => {
  // Signed on 9 April 2025, it covers 36 months: until 8 April 2028.
  const done = { ...paid, maintenance: paid.maintenance.map((work) => ({ ...work, done_on: '2026-01-01', km: 1 })) };
  const near = '2028-02-10T09:00:00Z';

  it('asks for another package in its last 60 days', () => {
    expect(listTasks([done], [done], near).map((task) => [task.kind, deadlineOf(task)])).toEqual([
      ['renew', '2028-04-08'],
    ]);
    expect(listTasks([done], [done], '2028-02-01T09:00:00Z')).toEqual([]);
    expect(listTasks([done], [done], '2028-04-09T09:00:00Z')).toEqual([]);
  });

  it('asks for nothing once another contract of the car is under way, nor for a rented one', () => {
    const next = { ...toPay, car_vin: done.car_vin, created_at: '2028-02-01T09:00:00Z', withdrawn_at: null };
    expect(listTasks([done, next], [done], near).map(({ kind }) => kind)).toEqual(['pay']);
    const rented = { ...done, package: { ...done.package, kind: 'rental' as const } };
    expect(listTasks([rented], [rented], near)).toEqual([]);
  });
});
