import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  newVersion: {
    id: 'shell.releases.new-version',
    defaultMessage: 'C’è una nuova versione di CarCare. La vedrai al prossimo cambio di pagina, o ricaricando ora.',
  },
  urgent: {
    id: 'shell.releases.urgent',
    defaultMessage: 'C’è un aggiornamento importante di CarCare. Appena puoi, ricarica la pagina.',
  },
  reload: { id: 'shell.releases.reload', defaultMessage: 'Ricarica' },
});
