import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideTestHost } from 'shared-api/testing';
import { renderForStaff } from '../../common/testing/render-for-staff';
import { staffContractWith } from '../../common/testing/staff-contract';
import { ServiceStep } from './service-step';

function show(projected_on: string) {
  provideTestHost(() => ({ data: [] }), { roles: ['manager'], now: () => Date.parse('2026-11-21T09:00:00Z') });
  const maintenance = [{ n: 1, due_on: '2027-10-04', due_km: 57_310, done_on: null, km: null, projected_on }];
  renderForStaff(<ServiceStep contract={staffContractWith({ status: 'PAID', maintenance })} />);
}

test('a service whose kilometres are reached is to be done now', () => {
  show('2026-11-21');
  expect(screen.getByText('Tagliando 1, da fare adesso')).toBeVisible();
  expect(screen.getByText(/i 57\.310\skm sono raggiunti; per i mesi del piano sarebbe il 04\/10\/2027/)).toBeVisible();
});

test('one that they come to later has its day', () => {
  show('2027-02-01');
  expect(screen.getByText('Tagliando 1, entro il 01/02/2027')).toBeVisible();
});

test('once the cover is over no day is proposed for a service that was done in time, which has to be told', async () => {
  provideTestHost(() => ({ data: [] }), { roles: ['manager'], now: () => Date.parse('2026-11-21T09:00:00Z') });
  const maintenance = [{ n: 1, due_on: '2026-11-01', due_km: 57_310, done_on: null, km: null, projected_on: null }];
  const ended = { signed_at: '2023-11-02T09:00:00Z', mantenance_duration: 36 };
  renderForStaff(<ServiceStep contract={staffContractWith({ status: 'PAID', maintenance, ...ended })} />);

  expect(screen.getByText('Nessuno: la copertura è finita il 01/11/2026')).toBeVisible();
  expect(screen.getByText('non fatto').closest('li')).not.toHaveAttribute('aria-current');
  const day = screen.getByLabelText(/^Fatto il/);
  expect(day).toHaveValue('');
  await userEvent.type(screen.getByLabelText(/^Chilometri/), '57000');
  await userEvent.click(screen.getByRole('button', { name: 'Segna come fatto' }));
  expect(day).toHaveAccessibleDescription('Campo obbligatorio.');
});
