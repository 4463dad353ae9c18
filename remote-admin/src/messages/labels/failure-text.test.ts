import { createItalianIntl } from 'shared-ui/intl';
import { failureText } from './failure-text';

const intl = createItalianIntl();

test.each([
  ['http-422', 'Rifiutato dal servizio (HTTP 422)'],
  ['timeout', 'Il servizio non ha risposto in tempo'],
  ['error', 'Errore interno: il messaggio non si è potuto preparare'],
])('“%s” is told as “%s”', (reason, text) => {
  expect(failureText(reason, intl)).toBe(text);
});
