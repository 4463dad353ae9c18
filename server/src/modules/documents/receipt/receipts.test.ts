import { pageText } from '../testing/sealing';
import { paymentReceipt } from './payment-receipt';
import { withdrawalReceipt } from './withdrawal-receipt';

test('a withdrawal is receipted with its words, its day and hour in Rome', async () => {
  const facts = { code: 'CC-2026-000417', fullName: 'Nicolò D’Alò', email: 'nicolo@example.it' };
  const text = await pageText(await withdrawalReceipt({ ...facts, receivedAt: new Date('2026-11-30T22:59:59Z') }), 0);
  expect(text).toContain('Recedo dal contratto');
  expect(text).toContain('30 novembre 2026, 23:59:59');
  expect(text).toContain('Nicolò D’Alò');
});

test('a statement is receipted whatever letters the name is written in', async () => {
  const facts = { code: 'CC-2026-000417', fullName: '王伟 Rossi', email: 'wang@example.it' };
  const text = await pageText(await withdrawalReceipt({ ...facts, receivedAt: new Date('2026-11-30T10:00:00Z') }), 0);
  expect(text).toContain('?? Rossi');
});

test('a payment receipt names amount and reference, and is no tax document', async () => {
  const facts = { code: 'CC-2026-000417', fullName: 'Ada Neri', amount: '1.180,00 €', paidOn: '21/11/2026' };
  const now = new Date('2026-11-21T09:00:00Z');
  const text = await pageText(await paymentReceipt({ ...facts, method: 'Bonifico', reference: 'TRN 42', now }), 0);
  for (const fact of ['1.180,00 €', '21/11/2026', 'Bonifico', 'TRN 42', 'non valida ai fini fiscali']) {
    expect(text).toContain(fact);
  }
  expect(text).not.toContain('A saldo');
});

test('a receipt of less than the total says that it was taken for it, one of more names the total', async () => {
  const facts = { code: 'CC-2026-000417', fullName: 'Ada Neri', amount: '1.100,00 €' };
  const rest = { paidOn: '21/11/2026', method: 'Bonifico', reference: 'TRN 42', now: new Date('2026-11-21T09:00:00Z') };
  const less = await pageText(await paymentReceipt({ ...facts, ...rest, settles: '1.180,00 €' }), 0);
  expect(less).toContain('A saldo del totale di 1.180,00 €');
  const more = await pageText(await paymentReceipt({ ...facts, ...rest, total: '1.000,00 €' }), 0);
  expect(more).toContain('Totale del contratto 1.000,00 €');
  expect(more).not.toContain('A saldo');
});
