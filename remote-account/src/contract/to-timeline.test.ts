import type { ContractEventRecord } from 'shared-api/entities';
import { createItalianIntl } from 'shared-ui/intl';
import { toTimeline } from './to-timeline';

const message = (status: string): ContractEventRecord => ({
  id: status,
  type: 'message',
  at: '2026-11-20T07:05:00Z',
  actor: 'system',
  data: { channel: 'sms', to: '•••• 567', status },
});

test.each([
  ['delivered', 'Consegnato'],
  ['failed', 'Non consegnato'],
  ['sending', 'In partenza'],
  ['voided', 'Annullato'],
])('a message that is %s is told as such', (status, words) => {
  const [item] = toTimeline([message(status)], createItalianIntl());
  expect(item?.delivery?.text).toBe(words);
});

test.each([
  [['store_uid', 'store_snapshot'], 'Concessionario cambiato'],
  [['store'], 'Concessionario cambiato'],
  [['package', 'total'], 'Pacchetto cambiato'],
  [['package_id', 'total_cents'], 'Pacchetto cambiato'],
  [['city'], 'Dati modificati'],
  [['general', 'marketing'], 'Consensi indicati'],
])('an edit of %j is told by what weighs most', (fields, words) => {
  const edit = { id: 'e', type: 'edited', at: '2026-11-20T07:05:00Z', actor: 'admin', data: { fields } } as const;
  expect(toTimeline([edit], createItalianIntl())[0]?.title).toBe(words);
});

test.each([
  [{ fields: ['signature_level'], identity_sha256: 'ab' }, 'Documento d’identità registrato dal concessionario'],
  [{ fields: ['maintenance'], service: 2 }, 'Tagliando 2 annotato dal concessionario'],
  [{ fields: ['payment'] }, 'Pagamento corretto'],
])('what the dealer did is told as what it was: %j', (data, words) => {
  const edit = { id: 'e', type: 'edited', at: '2026-11-20T07:05:00Z', actor: 'manager', data } as const;
  expect(toTimeline([edit], createItalianIntl())[0]?.title).toBe(words);
});

test.each([
  ['customer', 'Hai scelto come pagare'],
  ['manager', 'Modo di pagare registrato dal concessionario'],
  ['admin', 'Modo di pagare registrato dal concessionario'],
] as const)('a way to pay that the %s gave is told as theirs', (actor, words) => {
  const saved = { id: 'm', type: 'method_saved', at: '2026-11-20T07:05:00Z', actor, data: {} } as const;
  expect(toTimeline([saved], createItalianIntl())[0]?.title).toBe(words);
});

test('a payment that was corrected tells sum and day as they are, and as they were', () => {
  const at = '2026-11-20T07:05:00Z';
  const event = { at, actor: 'manager' } as const;
  const [paid, first, second] = [
    { ...event, id: 'p', type: 'paid', data: { amount_cents: 118_000, paid_at: at } },
    { ...event, id: 'c', type: 'edited', data: { fields: ['payment'], amount_cents: 110_800, paid_at: at } },
    {
      ...event,
      id: 'd',
      type: 'edited',
      data: { fields: ['payment'], amount_cents: 110_800, paid_at: '2026-11-19T11:00:00Z' },
    },
  ] as const;
  const told = toTimeline([paid, first, second], createItalianIntl()).map(({ detail }) => detail);
  expect(told).toEqual([
    'Pagato il 19/11/2026 invece del 20/11/2026',
    'Importo: 1.108,00\u00a0€ invece di 1.180,00\u00a0€',
    undefined,
  ]);
});
