import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'manager.dashboard.title', defaultMessage: 'Cruscotto' },
  allContracts: { id: 'manager.dashboard.all-contracts', defaultMessage: 'Tutti i contratti' },
  openList: { id: 'manager.dashboard.open-list', defaultMessage: 'Apri l’elenco' },
});
