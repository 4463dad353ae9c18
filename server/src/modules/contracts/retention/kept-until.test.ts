import type { SettingKey } from '../../../platform/settings';
import { consentsEndAt, evidenceEndsAt, type LifeFacts, lifeEndsAt, monthsAfter } from './kept-until';

const builtIn: Partial<Record<SettingKey, number>> = {
  'retention.evidence': 10,
  'retention.identity': 20,
  'retention.consents': 24,
};
const set = (values: typeof builtIn = {}) => ({ get: (key: SettingKey) => ({ ...builtIn, ...values })[key] ?? 0 });

const signed_at = new Date('2028-02-29T10:00:00Z');
const paid: LifeFacts = {
  status: 'PAID',
  signed_at,
  mantenance_duration: 36,
  withdrawn_at: null,
  refund_due_at: null,
  refunded_at: null,
  deleted_at: null,
};
const at = (day: string) => new Date(`${day}T10:00:00Z`);

test.each([
  ['covered to the end of its last day', {}, new Date('2031-02-28T23:00:00Z')],
  ['not known before it is paid', { status: 'FILLED' }, null],
  ['its deletion', { status: 'SIGNED', deleted_at: at('2028-03-15') }, at('2028-03-15')],
  ['a withdrawal that owes nothing', { status: 'SIGNED', withdrawn_at: at('2028-03-05') }, at('2028-03-05')],
  ['not known while money is owed', { withdrawn_at: at('2028-03-05'), refund_due_at: at('2028-03-19') }, null],
  [
    'the refund',
    { withdrawn_at: at('2028-03-05'), refund_due_at: at('2028-03-19'), refunded_at: at('2028-03-12') },
    at('2028-03-12'),
  ],
] as const)('a contract’s life ends: %s', (_, change, end) => {
  expect(lifeEndsAt({ ...paid, ...change })).toEqual(end);
});

test.each([
  ['FES', {}, {}, at('2038-02-28')],
  ['FEA', {}, {}, at('2048-02-29')],
  ['FEA', {}, { 'retention.evidence': 30 }, at('2058-02-28')],
  ['FES', { mantenance_duration: 132 }, {}, new Date('2039-02-28T23:00:00Z')],
] as const)('evidence of a %s with %j and %j ends on %s', (signature_level, change, terms, end) => {
  expect(evidenceEndsAt({ ...paid, ...change, signed_at, signature_level }, set(terms))).toEqual(end);
});

test('consents end after the life, and not while it lasts', () => {
  expect(consentsEndAt(paid, set())).toEqual(new Date('2033-02-28T23:00:00Z'));
  expect(consentsEndAt({ ...paid, status: 'SIGNED' }, set())).toBeNull();
});

test('months count to the last day of a month that is too short, forwards and back', () => {
  expect(monthsAfter(at('2026-01-31'), 1)).toEqual(at('2026-02-28'));
  expect(monthsAfter(at('2026-03-31'), -1)).toEqual(at('2026-02-28'));
  expect(monthsAfter(at('2026-12-15'), 13)).toEqual(at('2028-01-15'));
});
