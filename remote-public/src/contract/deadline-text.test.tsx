import { provideTestHost } from 'shared-api/testing';
import { renderWithHost } from 'shared-ui/testing';
import { contractWith } from '../common/testing/examples';
import { DeadlineText } from './deadline-text';

const paidAt = '2026-11-21T09:42:00Z';

test.each([
  ['1180.00', /^Pagamento di 1\.180,00\s€ ricevuto il 21\snovembre\s2026: la tua auto è coperta\.$/],
  ['1100.00', /^Pagamento di 1\.100,00\s€ .*, che il concessionario ha accettato a saldo del totale di 1\.180,00\s€: /],
  ['1200.00', /^Pagamento di 1\.200,00\s€ ricevuto il 21\snovembre\s2026, più del totale di 1\.180,00\s€: /],
])('of %s paid for 1,180.00 it says how it stands to the total', (amount, sentence) => {
  provideTestHost(() => ({ data: [] }));
  const contract = contractWith({ status: 'PAID', total: '1180.00', amount, paid_at: paidAt });
  const { container } = renderWithHost(<DeadlineText contract={contract} />);
  expect(container).toHaveTextContent(sentence);
});

test('of a withdrawal that was stated before the dealer recorded it, it claims no later receipt', () => {
  provideTestHost(() => ({ data: [] }), { now: () => Date.parse('2026-12-15T10:00:00Z') });
  const contract = contractWith({
    status: 'PAID',
    total: '295.00',
    amount: '295.00',
    paid_at: paidAt,
    withdrawn_at: '2026-12-14T11:51:00Z',
    refund_due_at: '2026-12-13T11:49:00Z',
  });
  const { container } = renderWithHost(<DeadlineText contract={contract} />);
  expect(container).toHaveTextContent(
    /^Recesso registrato il 14\sdicembre\s2026\. Il rimborso di 295,00\s€ doveva arrivare entro il 13\sdicembre\s2026/,
  );
});
