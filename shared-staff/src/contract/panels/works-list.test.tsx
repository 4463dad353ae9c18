import { screen } from '@testing-library/react';
import { provideTestHost } from 'shared-api/testing';
import { renderForStaff } from '../../common/testing/render-for-staff';
import { staffContractWith } from '../../common/testing/staff-contract';
import { WorksList } from './works-list';

function show(signed_at: string) {
  provideTestHost(() => ({ data: [] }), { roles: ['manager'], now: () => Date.parse('2026-11-21T09:00:00Z') });
  const works = { due_km: 57_310, done_on: null, km: null };
  const maintenance = [{ ...works, n: 1, due_on: '2026-11-01', projected_on: '2026-10-01' }];
  renderForStaff(
    <WorksList contract={staffContractWith({ status: 'PAID', maintenance, signed_at, mantenance_duration: 36 })} />,
  );
}

test('a service that was not done is late while the cover runs', () => {
  show('2024-11-02T09:00:00Z');
  expect(screen.getByText('in ritardo')).toBeVisible();
  expect(screen.getByText(/Da fare adesso/)).toBeVisible();
});

test('once the cover is over it is not to be done any more', () => {
  show('2023-11-02T09:00:00Z');
  expect(screen.getByText('non fatto')).toBeVisible();
  expect(screen.queryByText('in ritardo')).not.toBeInTheDocument();
  expect(screen.queryByText(/Da fare adesso/)).not.toBeInTheDocument();
});
