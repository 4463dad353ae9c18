import type { ContractStatus } from 'shared-api/domain';
import { impossibleBecause } from './impossible-because';
import { mayDo, nextAction, type StaffAction } from './next-action';
import { reasonMessages } from './reason.messages';

const at = (status: ContractStatus, changes = {}) => ({ status, withdrawn_at: null, payment_method: null, ...changes });

describe('nextAction', () => {
  it.each([
    ['DRAFT', 'send'],
    ['AVAIABLE', 'resend'],
    ['PENDING', null],
    ['SIGNED', 'markAsPaid'],
    ['FILLED', 'markAsPaid'],
    ['PAID', null],
  ] as const)('calls in %s for %s', (status, action) => {
    expect(nextAction(at(status))).toBe(action);
  });

  it('reminds who pays by card, since the provider records the payment', () => {
    expect(nextAction(at('FILLED', { payment_method: 'carta' }))).toBe('remind');
  });

  it('asks nothing of staff once the customer has withdrawn', () => {
    expect(nextAction(at('FILLED', { withdrawn_at: '2026-11-20T09:00:00Z' }))).toBeNull();
  });
});

describe('a contract with a stated withdrawal that waits for an answer', () => {
  const stated = { withdrawal_stated_at: '2026-11-20T09:00:00Z' };

  it('calls for the answer alone, and its customer is sent no link to pay', () => {
    expect(nextAction(at('SIGNED', stated))).toBeNull();
    expect(nextAction(at('FILLED', { ...stated, payment_method: 'carta' }))).toBeNull();
    expect(mayDo('send', at('FILLED', stated), 'manager')).toBe(false);
  });

  it('says why no link goes out, and of a paid one that it is paid', () => {
    expect(impossibleBecause('send', at('FILLED', stated), 'manager')).toBe(reasonMessages.stated);
    expect(impossibleBecause('send', at('PAID', stated), 'manager')).toBe(reasonMessages.paidAlready);
  });

  it('may be marked as paid, where the money has come before', () => {
    expect(mayDo('markAsPaid', at('FILLED', stated), 'manager')).toBe(true);
  });
});

describe('mayDo', () => {
  const allowed: Record<StaffAction, readonly ContractStatus[]> = {
    edit: ['DRAFT', 'AVAIABLE'],
    send: ['DRAFT', 'AVAIABLE', 'PENDING', 'SIGNED', 'FILLED'],
    markAsPaid: ['SIGNED', 'FILLED'],
    counter: ['DRAFT', 'AVAIABLE', 'PENDING'],
    remove: ['DRAFT', 'AVAIABLE', 'PENDING'],
  };
  const actions: readonly StaffAction[] = ['edit', 'send', 'markAsPaid', 'counter', 'remove'];
  const statuses: readonly ContractStatus[] = ['DRAFT', 'AVAIABLE', 'PENDING', 'SIGNED', 'FILLED', 'PAID'];

  it.each(actions)('lets staff %s where the life cycle does', (action) => {
    expect(statuses.filter((status) => mayDo(action, at(status), 'manager'))).toEqual(allowed[action]);
  });

  it('lets the operator also delete what is signed and not paid', () => {
    const removable = statuses.filter((status) => mayDo('remove', at(status), 'admin'));
    expect(removable).toEqual(['DRAFT', 'AVAIABLE', 'PENDING', 'SIGNED', 'FILLED']);
  });

  it('lets nobody touch what was deleted', () => {
    const gone = at('SIGNED', { deleted_at: '2026-11-20T09:00:00Z' });
    expect(actions.filter((action) => mayDo(action, gone, 'admin'))).toEqual([]);
  });

  it('lets nobody touch what was withdrawn', () => {
    const withdrawn = at('SIGNED', { withdrawn_at: '2026-11-20T09:00:00Z' });
    expect(actions.filter((action) => mayDo(action, withdrawn, 'manager'))).toEqual([]);
  });
});
