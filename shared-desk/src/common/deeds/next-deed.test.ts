import type { ContractStatus } from 'shared-api/domain';
import { mayDo, nextDeed, type StaffDeed } from './next-deed';

const at = (status: ContractStatus, changes = {}) => ({ status, withdrawn_at: null, payment_method: null, ...changes });

describe('nextDeed', () => {
  it.each([
    ['DRAFT', 'send'],
    ['AVAIABLE', 'resend'],
    ['PENDING', null],
    ['SIGNED', 'markAsPaid'],
    ['FILLED', 'markAsPaid'],
    ['PAID', null],
  ] as const)('calls in %s for %s', (status, deed) => {
    expect(nextDeed(at(status))).toBe(deed);
  });

  it('reminds who pays by card, since the provider records the payment', () => {
    expect(nextDeed(at('FILLED', { payment_method: 'carta' }))).toBe('remind');
  });

  it('asks nothing of staff once the customer has withdrawn', () => {
    expect(nextDeed(at('FILLED', { withdrawn_at: '2026-11-20T09:00:00Z' }))).toBeNull();
  });
});

describe('mayDo', () => {
  const allowed: Record<StaffDeed, readonly ContractStatus[]> = {
    edit: ['DRAFT', 'AVAIABLE'],
    send: ['DRAFT', 'AVAIABLE', 'PENDING', 'SIGNED', 'FILLED'],
    markAsPaid: ['SIGNED', 'FILLED'],
    counter: ['DRAFT', 'AVAIABLE', 'PENDING'],
    remove: ['DRAFT', 'AVAIABLE', 'PENDING'],
  };
  const deeds: readonly StaffDeed[] = ['edit', 'send', 'markAsPaid', 'counter', 'remove'];
  const statuses: readonly ContractStatus[] = ['DRAFT', 'AVAIABLE', 'PENDING', 'SIGNED', 'FILLED', 'PAID'];

  it.each(deeds)('lets staff %s where the life cycle does', (deed) => {
    expect(statuses.filter((status) => mayDo(deed, at(status), 'manager'))).toEqual(allowed[deed]);
  });

  it('lets the operator also delete what is signed and not paid', () => {
    const removable = statuses.filter((status) => mayDo('remove', at(status), 'admin'));
    expect(removable).toEqual(['DRAFT', 'AVAIABLE', 'PENDING', 'SIGNED', 'FILLED']);
  });

  it('lets nobody touch what was deleted', () => {
    const gone = at('SIGNED', { deleted_at: '2026-11-20T09:00:00Z' });
    expect(deeds.filter((deed) => mayDo(deed, gone, 'admin'))).toEqual([]);
  });

  it('lets nobody touch what was withdrawn', () => {
    const withdrawn = at('SIGNED', { withdrawn_at: '2026-11-20T09:00:00Z' });
    expect(deeds.filter((deed) => mayDo(deed, withdrawn, 'manager'))).toEqual([]);
  });
});
