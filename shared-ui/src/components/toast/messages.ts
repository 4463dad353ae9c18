import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  region: { id: 'ui.toast.region', defaultMessage: 'Avvisi' },
  close: { id: 'ui.toast.close', defaultMessage: 'Chiudi l’avviso' },
});
