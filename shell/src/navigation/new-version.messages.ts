import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  newVersion: {
    id: 'shell.releases.new-version',
    defaultMessage: 'C’è una nuova versione di CarCare. La vedrai al prossimo cambio di pagina, o ricaricando ora.',
  },
  reload: { id: 'shell.releases.reload', defaultMessage: 'Ricarica' },
});
