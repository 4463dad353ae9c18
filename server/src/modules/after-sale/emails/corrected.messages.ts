import { defineMessages } from '../../../platform/i18n';

/** What was corrected in a receipt, a line of the letter each. */
export const correctedMessages = defineMessages({
  amount: { id: 'server.email.corrected.amount', defaultMessage: '- Importo: {after} invece di {before}' },
  day: { id: 'server.email.corrected.day', defaultMessage: '- Data del pagamento: {after} invece di {before}' },
  reference: { id: 'server.email.corrected.reference', defaultMessage: '- Riferimento: {after} invece di {before}' },
});
