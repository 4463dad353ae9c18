import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'admin.user-contracts.title', defaultMessage: 'Contratti' },
  help: { id: 'admin.user-contracts.help', defaultMessage: 'Quelli che la persona vede nella sua area.' },
  all: { id: 'admin.user-contracts.all', defaultMessage: 'Cercali tutti' },
  none: { id: 'admin.user-contracts.none', defaultMessage: 'Nessun contratto.' },
  code: { id: 'admin.user-contracts.code', defaultMessage: 'Codice' },
  status: { id: 'admin.user-contracts.status', defaultMessage: 'Stato' },
  vehicle: { id: 'admin.user-contracts.vehicle', defaultMessage: 'Veicolo' },
  store: { id: 'admin.user-contracts.store', defaultMessage: 'Dealer' },
  total: { id: 'admin.user-contracts.total', defaultMessage: 'Totale' },
});
