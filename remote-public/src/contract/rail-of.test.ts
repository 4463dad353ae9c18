import { createItalianIntl } from 'shared-ui/intl';
import { contractWith } from '../common/testing/examples';
import { railEnds, railOf } from './rail-of';

const intl = createItalianIntl();
const today = '2026-11-25';
const signed = contractWith({
  status: 'SIGNED',
  pending_at: '2026-11-21T09:39:00Z',
  signed_at: '2026-11-21T09:42:00Z',
  deletion_at: '2026-12-06T09:42:00Z',
});

describe('railOf', () => {
  it('says of money only the day', () => {
    const paid = contractWith({ ...signed, status: 'PAID', paid_at: '2026-11-24T11:00:00Z' });
    expect(railOf(paid, intl, today).at(-1)).toEqual({ status: 'PAID', state: 'now', note: '24/11' });
  });

  it('shows the past with its time, the present, what is to come and what was not needed', () => {
    expect(railOf(signed, intl, today)).toEqual([
      { status: 'DRAFT', state: 'past', note: '21/11, 10:18' },
      { status: 'AVAIABLE', state: 'skipped' },
      { status: 'PENDING', state: 'past', note: '21/11, 10:39' },
      { status: 'SIGNED', state: 'now', note: '21/11, 10:42' },
      { status: 'FILLED', state: 'next', note: 'dopo la scelta' },
      { status: 'PAID', state: 'next', note: 'entro il 06/12' },
    ]);
  });

  it('names the year of what was not this one', () => {
    const notes = railOf(signed, intl, '2027-02-01').map(({ note }) => note);
    expect(notes).toEqual(expect.arrayContaining(['21/11/2026, 10:18', 'entro il 06/12/2026']));
  });

  it('asks for no payment while a stated withdrawal is looked at', () => {
    const stated = { ...signed, withdrawal_stated_at: '2026-11-23T09:42:00Z' };
    expect(railOf(stated, intl, today).slice(-2)).toEqual([
      { status: 'FILLED', state: 'next' },
      { status: 'PAID', state: 'next' },
    ]);
  });

  it('promises nothing after a withdrawal', () => {
    const withdrawn = { ...signed, withdrawn_at: '2026-11-22T09:00:00Z' };
    expect(railOf(withdrawn, intl, today).map(({ status, state }) => [status, state])).toEqual([
      ['DRAFT', 'past'],
      ['PENDING', 'past'],
      ['SIGNED', 'past'],
    ]);
    expect(railEnds(withdrawn, intl, today)).toEqual([
      { key: 'withdrawn', label: 'Receduto', state: 'past', note: '22/11, 10:00' },
    ]);
  });

  it('ends in the refund where money is to come back', () => {
    const due = { ...signed, withdrawn_at: '2026-11-22T09:00:00Z', refund_due_at: '2026-12-06T09:00:00Z' };
    expect(railEnds(due, intl, today).at(-1)).toMatchObject({
      label: 'Rimborso',
      state: 'next',
      note: 'entro il 06/12',
    });
    const refunded = railEnds({ ...due, refunded_at: '2026-11-24T09:00:00Z' }, intl, today);
    expect(refunded.at(-1)).toMatchObject({ state: 'past', note: '24/11' });
    expect(railEnds(signed, intl, today)).toEqual([]);
  });
});
