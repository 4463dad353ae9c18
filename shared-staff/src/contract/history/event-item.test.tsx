import { screen } from '@testing-library/react';
import type { ContractEventRecord } from 'shared-api/entities';
import { provideTestHost } from 'shared-api/testing';
import { useIntl } from 'shared-ui/intl';
import { renderForStaff } from '../../common/testing/render-for-staff';
import { eventItem } from './event-item';

function Detail({ event }: { event: ContractEventRecord }) {
  return <p>{eventItem(event, useIntl())?.detail}</p>;
}

test.each([
  [{ renewed_from: 'CC-2025-000118' }, 'Rinnovo di CC-2025-000118'],
  [{ copied_from: 'CC-2026-003968' }, 'Copia di CC-2026-003968'],
])('the timeline tells of which contract a new one comes: %j', (from, told) => {
  provideTestHost(() => undefined, { roles: ['manager'] });
  const data = { code: 'CC-2026-004001', source: 'manager', ...from };
  renderForStaff(<Detail event={{ id: 'e', type: 'created', at: '2026-11-21T09:42:00Z', actor: 'manager', data }} />);

  expect(screen.getByText(told)).toBeInTheDocument();
});
