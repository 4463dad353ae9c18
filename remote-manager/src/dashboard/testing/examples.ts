import type { OutboxMessage } from 'shared-api/entities';

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
