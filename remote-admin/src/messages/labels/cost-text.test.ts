import { createItalianIntl } from 'shared-ui/intl';
import { costText } from './cost-text';

const intl = createItalianIntl();

test.each([
  ['0.0412', '0,0412 €'],
  ['1234.5', '1.234,50 €'],
])('a cost of %s euro is written %s', (cost, written) => {
  expect(costText({ cost, sent_at: '2026-11-21T10:00:00Z' }, intl).replace('\u00a0', ' ')).toBe(written);
});

test('what an SMS cost is not known where nobody told it, and nothing before it left', () => {
  expect(costText({ cost: null, sent_at: '2026-11-21T10:00:00Z' }, intl)).toBe('non noto');
  expect(costText({ cost: null, sent_at: null }, intl)).toBe('–');
});
