import type { ContractRequest, ContractRow, CustomerContract } from 'shared-api/entities';
import { agreed, contractWith, paid } from '../common/testing/examples';
import { deadlineOf, hasEnded, listTasks } from './list-tasks';

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

const tasksOf = (
  contracts: ContractRow[],
  covers: CustomerContract[],
  at: string,
  asked: readonly ContractRequest[] = [],
) => listTasks({ contracts, covers, requests: { [paid.contract_uid]: asked } }, at);

describe('what is to be done', () => {
  it('is ordered by its last day, whatever it is', () => {
    const soon = { ...paid, maintenance: [{ n: 1, due_on: '2026-12-20', due_km: 90_000, done_on: null, km: null }] };
    const kinds = tasksOf([toPay, toSign, soon], [soon], now).map(({ kind }) => kind);
    expect(kinds).toEqual(['pay', 'sign', 'service']);
  });

  it('begins with what runs out first', () => {
    const sooner = {
      ...toSign,
      contract_uid: 'DdCdEfGhIjKlMnOpQrStUv',
      days_left: 2,
      deletion_at: '2026-11-23T22:59:59Z',
    };
    const tasks = tasksOf([toSign, toPay, sooner], [], now);
    expect(tasks.map(deadlineOf)).toEqual(['2026-11-23', '2026-11-27', '2026-12-09']);
    expect(tasks.map(({ contract }) => contract.days_left)).toEqual([2, 6, 18]);
  });

  it('leaves out a service whose day is agreed, until that day has passed', () => {
    const soon = { ...paid, maintenance: [{ n: 1, due_on: '2026-12-20', due_km: 90_000, done_on: null, km: null }] };
    const kinds = (kind: ContractRequest['kind'], at: string) =>
      tasksOf([soon], [soon], at, [{ ...agreed, kind }]).map((task) => task.kind);
    expect(kinds('appointment', '2026-12-03T20:00:00Z')).toEqual([]);
    expect(kinds('appointment', '2026-12-04T09:00:00Z')).toEqual(['service']);
    expect(kinds('fault', now)).toEqual(['service']);
  });

  it('leaves out what was refused, blocked, withdrawn, stated to be, or is far away', () => {
    const done = [
      { ...toSign, declined_at: now },
      { ...toSign, signing_blocked_at: now },
      { ...toPay, withdrawn_at: now },
      { ...toPay, withdrawal_stated_at: now },
      paid,
    ];
    expect(tasksOf(done, [paid], now)).toEqual([]);
  });
});

describe('the end of a cover', () => {
  // Signed on 9 April 2025, it covers 36 months: until 8 April 2028.
  const done = { ...paid, maintenance: paid.maintenance.map((work) => ({ ...work, done_on: '2026-01-01', km: 1 })) };
  const near = '2028-02-10T09:00:00Z';

  it('asks for another package in its last 60 days', () => {
    expect(tasksOf([done], [done], near).map((task) => [task.kind, deadlineOf(task)])).toEqual([
      ['renew', '2028-04-08'],
    ]);
    expect(tasksOf([done], [done], '2028-02-01T09:00:00Z')).toEqual([]);
  });

  it('asks for it 60 days more, after all that still runs out', () => {
    const later = { ...toPay, deletion_at: '2028-05-01T21:59:59.999Z' };
    const tasks = tasksOf([done, later], [done], '2028-04-09T09:00:00Z');
    expect(tasks.map((task) => [task.kind, hasEnded(task)])).toEqual([
      ['pay', false],
      ['renew', true],
    ]);
    expect(tasksOf([done], [done], '2028-06-07T09:00:00Z')).toHaveLength(1);
    expect(tasksOf([done], [done], '2028-06-08T09:00:00Z')).toEqual([]);
  });

  it('asks for nothing once another contract of the car is under way, nor for a rented one', () => {
    const next = { ...toPay, car_vin: done.car_vin, created_at: '2028-02-01T09:00:00Z', withdrawn_at: null };
    expect(tasksOf([done, next], [done], near).map(({ kind }) => kind)).toEqual(['pay']);
    const refused = { ...next, status: 'AVAIABLE' as const, signed_at: null, declined_at: '2028-02-02T09:00:00Z' };
    expect(tasksOf([done, refused], [done], near).map(({ kind }) => kind)).toEqual(['renew']);
    const rented = { ...done, package: { ...done.package, kind: 'rental' as const } };
    expect(tasksOf([rented], [rented], near)).toEqual([]);
  });

  it('is not known of a rental, whose last service is still to be asked for', () => {
    const rented = { ...paid, package: { ...paid.package, kind: 'rental' as const } };
    expect(tasksOf([paid], [paid], '2028-04-20T09:00:00Z').map(({ kind }) => kind)).toEqual(['renew']);
    expect(tasksOf([rented], [rented], '2028-04-20T09:00:00Z').map(({ kind }) => kind)).toEqual(['service']);
  });
});
