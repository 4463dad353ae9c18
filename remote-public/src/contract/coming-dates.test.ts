import { createItalianIntl } from 'shared-ui/intl';
import { contractWith } from '../common/testing/examples';
import { comingDates } from './coming-dates';

const intl = createItalianIntl();
const present = { today: '2026-11-24', receipted: true };
const signed = contractWith({
  status: 'SIGNED',
  signed_at: '2026-11-21T09:42:00Z',
  deletion_at: '2026-12-06T09:42:00Z',
  // 24:00 of 7 December in Rome: the 5th is a Saturday.
  withdrawal_ends_at: '2026-12-07T23:00:00Z',
});

describe('comingDates', () => {
  it('names the last day of each term, in order', () => {
    expect(comingDates(signed, intl, present).map(({ day, title }) => [day, title])).toEqual([
      ['2026-11-21', 'Firma'],
      ['2026-12-06', 'Ultimo giorno per pagare'],
      ['2026-12-07', 'Ultimo giorno per recedere'],
      ['2027-11-21', 'Primo tagliando'],
      ['2029-11-20', 'Fine della copertura'],
    ]);
  });

  it('asks for no payment while a stated withdrawal is looked at', () => {
    const stated = { ...signed, withdrawal_stated_at: '2026-11-23T09:42:00Z' };
    const titles = comingDates(stated, intl, present).map(({ title }) => title);
    expect(titles.slice(0, 3)).toEqual(['Firma', 'Ultimo giorno per recedere', 'Primo tagliando']);
  });

  it('tells nothing once the cover has ended', () => {
    const paid = contractWith({ ...signed, status: 'PAID', deletion_at: null, paid_at: '2026-11-23T09:00:00Z' });
    expect(comingDates(paid, intl, { ...present, today: '2029-11-20' })).not.toEqual([]);
    expect(comingDates(paid, intl, { ...present, today: '2029-11-21' })).toEqual([]);
  });

  it('never tells that a rental has ended, which runs from the handing over of the car', () => {
    const paid = contractWith({ ...signed, status: 'PAID', deletion_at: null, paid_at: '2026-11-23T09:00:00Z' });
    const rental = { ...paid, package: { ...paid.package, kind: 'rental' as const } };
    const dates = comingDates(rental, intl, { ...present, today: '2029-12-10' });
    expect(dates).not.toEqual([]);
    expect(dates.map(({ title }) => title)).not.toContain('Fine della copertura');
  });

  it('has the only service of a plan on its last day, not after it', () => {
    const one = contractWith({ ...signed, mantenance_number: 1, mantenance_duration: 12 });
    expect(comingDates(one, intl, present).slice(-2)).toMatchObject([
      { day: '2027-11-20', title: 'Primo tagliando' },
      { day: '2027-11-20', title: 'Fine della copertura' },
    ]);
  });

  it('takes the plan of a paid contract', () => {
    const paid = contractWith({
      ...signed,
      status: 'PAID',
      deletion_at: null,
      paid_at: '2026-11-23T09:00:00Z',
      maintenance: [
        { n: 1, due_on: '2027-06-01', due_km: 30_000, done_on: '2027-05-20', km: 29_000 },
        { n: 2, due_on: '2028-06-01', due_km: 50_000, done_on: null, km: null },
      ],
    });
    expect(comingDates(paid, intl, present)).toContainEqual({
      day: '2028-06-01',
      title: 'Tagliando 2',
      text: expect.stringContaining('50.000'),
    });
  });

  it('names the receipt only where there is one', () => {
    const paid = contractWith({ ...signed, status: 'PAID', deletion_at: null, paid_at: '2026-11-23T09:00:00Z' });
    const paidText = (receipted: boolean) =>
      comingDates(paid, intl, { ...present, receipted }).find(({ title }) => title === 'Pagamento ricevuto')?.text;
    expect([paidText(true), paidText(false)]).toEqual(['La ricevuta è tra i documenti.', '']);
  });

  it('leaves out how a contract came about once it is paid and can no longer be left', () => {
    const paid = contractWith({ ...signed, status: 'PAID', deletion_at: null, paid_at: '2026-11-23T09:00:00Z' });
    expect(comingDates(paid, intl, { ...present, today: '2027-10-01' }).map(({ title }) => title)).toEqual([
      'Primo tagliando',
      'Fine della copertura',
    ]);
  });

  it('knows no end of a rental, which runs from the day on which the car is handed over', () => {
    const rental = contractWith({ ...signed, package: { ...signed.package, kind: 'rental' } });
    const titles = comingDates(rental, intl, present).map(({ title }) => title);
    expect(titles.filter((title) => title.startsWith('Fine'))).toEqual([]);
    expect(titles).toContain('Ultimo giorno per pagare');
  });

  it('has nothing to come after a withdrawal', () => {
    expect(comingDates({ ...signed, withdrawn_at: '2026-11-22T09:00:00Z' }, intl, present)).toEqual([]);
  });
});
