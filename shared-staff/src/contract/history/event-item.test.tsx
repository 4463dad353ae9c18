import { screen } from '@testing-library/react';
import type { ContractEventRecord } from 'shared-api/entities';
import { provideTestHost } from 'shared-api/testing';
import { useIntl } from 'shared-ui/intl';
import { renderForStaff } from '../../common/testing/render-for-staff';
import { eventItem } from './event-item';

function Detail({ event }: { event: ContractEventRecord }) {
  return <p>{eventItem(event, useIntl())?.detail}</p>;
}

function Title({ event }: { event: ContractEventRecord }) {
  return <p>{eventItem(event, useIntl())?.title}</p>;
}

test.each([
  [['city'], 'Dati corretti dal cliente'],
  [[], 'Dati rivisti dal cliente'],
])('a form that changed %j is told as such', (fields, told) => {
  provideTestHost(() => undefined, { roles: ['manager'] });
  const event = { id: 'e', type: 'edited', at: '2026-11-21T09:42:00Z', actor: 'customer', data: { fields } } as const;
  renderForStaff(<Title event={event} />);
  expect(screen.getByText((_, node) => node?.tagName === 'P' && node.textContent === told)).toBeVisible();
});

test.each([
  [{ renewed_from: 'CC-2025-000118' }, 'Rinnovo di CC-2025-000118'],
  [{ copied_from: 'CC-2026-003968' }, 'Copia di CC-2026-003968'],
])('the timeline tells of which contract a new one comes: %j', (from, told) => {
  provideTestHost(() => undefined, { roles: ['manager'] });
  const data = { code: 'CC-2026-004001', source: 'manager', ...from };
  renderForStaff(<Detail event={{ id: 'e', type: 'created', at: '2026-11-21T09:42:00Z', actor: 'manager', data }} />);

  expect(screen.getByText(told)).toBeInTheDocument();
});

test.each([
  ['customer', 'Il cliente ha chiesto di cancellare i suoi dati'],
  ['admin', 'L’operatore ha cancellato l’account del cliente'],
] as const)('a contract that went with its account tells who erased it: %s', (actor, told) => {
  provideTestHost(() => undefined, { roles: ['manager'] });
  const data = { reason: 'erasure' };
  renderForStaff(<Detail event={{ id: 'e', type: 'deleted', at: '2026-11-21T09:42:00Z', actor, data }} />);

  expect(screen.getByText(told)).toBeInTheDocument();
});
