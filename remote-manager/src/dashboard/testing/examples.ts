import type { Analytics, AnalyticsPeriod, OutboxMessage } from 'shared-api/entities';

function period(count: number, price: string, series: AnalyticsPeriod['series']): AnalyticsPeriod {
  return {
    count,
    price,
    change: { count: 50, price: -3.5 },
    from: '2026-11-15T23:00:00Z',
    to: '2026-11-21T09:42:00Z',
    series,
  };
}

const day = (date: string, count: number, price: string) => ({ date, count, price });

/** A week that is two days old, against a whole one. */
export const exampleAnalytics: Analytics = {
  weekly: period(3, '450.00', [day('2026-11-16', 1, '150.00'), day('2026-11-17', 2, '300.00')]),
  last_week: period(4, '700.00', [
    day('2026-11-09', 1, '100.00'),
    day('2026-11-10', 1, '200.00'),
    day('2026-11-11', 2, '400.00'),
  ]),
  monthly: period(3, '450.00', [day('2026-11-01', 3, '450.00')]),
  last_month: period(0, '0.00', [day('2026-10-01', 0, '0.00')]),
  splits: { status: [], store: [], type: [], utm_source: [] },
  funnel: [],
};

/** An SMS to the customer of CC-2026-003902 that the network gave back. */
export const failedMessage: OutboxMessage = {
  id: '7b1f0a52-6c1d-4b53-9d5a-0f7f4c1e2a3b',
  channel: 'sms',
  template: 'contract-link',
  to: '+393335550187',
  subject: null,
  body: 'Il tuo contratto è pronto.',
  status: 'failed',
  attempts: 3,
  provider: 'http',
  error: 'http-422',
  cost: null,
  contract: { contract_uid: 'EspositoEspositoEsposi', code: 'CC-2026-003902' },
  store: null,
  retryable: true,
  created_at: '2026-11-21T07:05:00Z',
  sent_at: null,
  delivered_at: null,
};
