import { screen } from '@testing-library/react';
import type { ContractEventRecord } from 'shared-api/entities';
import { provideTestHost } from 'shared-api/testing';
import { createItalianIntl, useIntl } from 'shared-ui/intl';
import { renderForStaff } from '../../common/testing/render-for-staff';
import { eventItem } from './event-item';

const today = '2026-11-28';

function Detail({ event }: { event: ContractEventRecord }) {
  return <div>{eventItem(event, useIntl(), today)?.detail}</div>;
}

function Title({ event }: { event: ContractEventRecord }) {
  return <p>{eventItem(event, useIntl(), today)?.title}</p>;
}

test.each([
  [['city'], 'Dati corretti dal cliente'],
  [[], 'Dati rivisti dal cliente'],
  [['general'], 'Consensi indicati dal cliente'],
  [['general', 'city'], 'Dati corretti dal cliente'],
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

const byAndrea = { id: 'e', type: 'edited', at: '2026-11-21T09:42:00Z', actor: 'manager' } as const;

test.each([
  [{ fields: ['signature_level'], identity_sha256: 'ab' }, 'Documento d’identità registrato da Andrea Colombo'],
  [{ fields: ['maintenance'], service: 2 }, 'Tagliando 2 fatto, annotato da Andrea Colombo'],
  [{ fields: ['payment'] }, 'Pagamento corretto da Andrea Colombo'],
])('what staff did is told as what it was: %j', (data, told) => {
  provideTestHost(() => undefined, { roles: ['manager'] });
  renderForStaff(<Title event={{ ...byAndrea, data: { ...data, by: 'Andrea Colombo' } }} />);
  expect(screen.getByText((_, node) => node?.tagName === 'P' && node.textContent === told)).toBeVisible();
});

test('a service tells its day and kilometres, and what stood there before it was corrected', () => {
  provideTestHost(() => undefined, { roles: ['manager'] });
  const data = {
    fields: ['maintenance'],
    service: 1,
    before: { service_done_on: '2026-03-02', service_km: 38_420 },
    after: { service_done_on: '2026-03-03', service_km: 28_420 },
  };
  renderForStaff(<Detail event={{ ...byAndrea, data }} />);
  expect(screen.getByText(/Il 03\/03\/2026 a 28\.420/)).toHaveTextContent(
    /Prima era segnato: Il 02\/03\/2026 a 38\.420/,
  );
});

test('a payment that was corrected tells what stood there before, and why', () => {
  provideTestHost(() => undefined, { roles: ['manager'] });
  const data = {
    fields: ['payment'],
    before: { amount: '1180.00', paid_at: '2026-11-20T11:00:00Z', payment_reference: 'CRO 1', payment_note: null },
    after: { amount: '1108.00', paid_at: '2026-11-21T11:00:00Z', payment_reference: 'CRO 2', payment_note: 'Sconto' },
    reason: 'Letto male',
  };
  renderForStaff(<Detail event={{ ...byAndrea, data }} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\s+/g, ' '))).toEqual([
    'Importo: 1.180,00 € → 1.108,00 €',
    'Pagato il: 20/11/2026 → 21/11/2026',
    'Riferimento: CRO 1 → CRO 2',
    'Nota: Sconto',
  ]);
  expect(screen.getByText(/Motivo: Letto male/)).toBeVisible();
});

test('an identity document that went with its person is told', () => {
  provideTestHost(() => undefined, { roles: ['manager'] });
  const [before, after] = [{ signature_level: 'FEA' }, { signature_level: 'FES' }];
  const data = { fields: ['firstname', 'signature_level'], before, after };
  renderForStaff(<Detail event={{ ...byAndrea, data }} />);
  expect(screen.getByText('Il documento d’identità e la firma avanzata non valgono più.')).toBeVisible();
});

test.each([
  ['2026-11-07T00:38:00Z', '07/11 01:38'],
  ['2025-10-06T23:38:00Z', '07/10/2025 01:38'],
])('the year of another year is told: %s', (at, when) => {
  expect(eventItem({ ...byAndrea, at, data: {} }, createItalianIntl(), today)?.when).toBe(when);
});
