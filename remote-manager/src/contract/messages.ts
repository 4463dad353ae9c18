import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  contracts: { id: 'manager.contract.page.contracts', defaultMessage: 'Contratti' },
  loading: { id: 'manager.contract.page.loading', defaultMessage: 'Caricamento del contratto' },
  failed: { id: 'manager.contract.page.failed', defaultMessage: 'Il contratto non si può mostrare in questo momento' },
  notFound: { id: 'manager.contract.page.not-found', defaultMessage: 'Contratto non trovato' },
  notFoundCrumb: { id: 'manager.contract.page.not-found-crumb', defaultMessage: 'Non trovato' },
  notFoundTitle: {
    id: 'manager.contract.page.not-found-title',
    defaultMessage: 'A questo indirizzo non c’è nessun contratto dei tuoi dealer',
  },
  notFoundText: {
    id: 'manager.contract.page.not-found-text',
    defaultMessage: 'Il link è incompleto, il contratto è stato eliminato, oppure appartiene a un altro dealer.',
  },
  toList: { id: 'manager.contract.page.to-list', defaultMessage: 'Vai ai contratti' },
});
