import { defineMessages } from '../intl';

export const messages = defineMessages({
  failed: { id: 'ui.states.failed', defaultMessage: 'Impossibile caricare i dati' },
  advice: { id: 'ui.states.advice', defaultMessage: 'Controlla la connessione e riprova tra poco.' },
  retry: { id: 'ui.states.retry', defaultMessage: 'Riprova' },
  reference: { id: 'ui.states.reference', defaultMessage: 'Riferimento: {reference}' },
});
