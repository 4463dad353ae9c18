import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  contracts: { id: 'staff.contract.page.contracts', defaultMessage: 'Contratti' },
  page: { id: 'staff.contract.page.page', defaultMessage: 'Contratto' },
  loading: { id: 'staff.contract.page.loading', defaultMessage: 'Caricamento del contratto' },
  failed: { id: 'staff.contract.page.failed', defaultMessage: 'Il contratto non si può mostrare in questo momento' },
  notFound: { id: 'staff.contract.page.not-found', defaultMessage: 'Contratto non trovato' },
  notFoundCrumb: { id: 'staff.contract.page.not-found-crumb', defaultMessage: 'Non trovato' },
  notFoundTitle: {
    id: 'staff.contract.page.not-found-title',
    defaultMessage: 'A questo indirizzo non c’è nessun contratto dei tuoi dealer',
  },
  unknownTitle: {
    id: 'staff.contract.page.unknown-title',
    defaultMessage: 'A questo indirizzo non c’è nessun contratto',
  },
  unknownText: {
    id: 'staff.contract.page.unknown-text',
    defaultMessage: 'Il link è incompleto o sbagliato: dall’elenco si cerca per codice, targa, telaio o nome.',
  },
  notFoundText: {
    id: 'staff.contract.page.not-found-text',
    defaultMessage: 'Il link è incompleto, il contratto è stato eliminato, oppure appartiene a un altro dealer.',
  },
  toList: { id: 'staff.contract.page.to-list', defaultMessage: 'Vai ai contratti' },
});
