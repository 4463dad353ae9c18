import { createItalianIntl } from 'shared-ui/intl';
import { deliveryFailure } from './delivery-failure';

const intl = createItalianIntl();

test.each([
  ['http-422', 'Rifiutato dal servizio (HTTP 422)'],
  ['timeout', 'Il servizio non ha risposto in tempo'],
  ['error', 'Il messaggio non si è potuto preparare (errore interno)'],
])('“%s” is told as “%s”', (reason, text) => {
  expect(deliveryFailure(reason, intl)).toBe(text);
});
