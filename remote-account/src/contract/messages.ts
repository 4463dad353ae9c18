import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  contracts: { id: 'account.contract.contracts', defaultMessage: 'Contratti' },
  page: { id: 'account.contract.page', defaultMessage: 'Il tuo contratto' },
  failed: { id: 'account.contract.failed', defaultMessage: 'Il contratto non si può mostrare in questo momento' },
  loading: { id: 'account.contract.loading', defaultMessage: 'Caricamento del contratto' },
  lead: { id: 'account.contract.lead', defaultMessage: '{pack}, {store}' },
  all: { id: 'account.contract.all', defaultMessage: 'Scarica tutto (ZIP)' },
  unknown: { id: 'account.contract.unknown', defaultMessage: 'Contratto non trovato' },
  unknownText: {
    id: 'account.contract.unknown-text',
    defaultMessage: 'Tra i tuoi contratti non c’è: forse è stato annullato, o il link è incompleto.',
  },
  unknownAction: { id: 'account.contract.unknown-action', defaultMessage: 'Vai ai tuoi contratti' },
  services: { id: 'account.contract.services', defaultMessage: 'Tagliandi' },
  reminders: {
    id: 'account.contract.reminders',
    defaultMessage: 'Ti ricordiamo ogni tagliando 30 giorni prima. Con il file .ics lo trovi anche nel tuo calendario.',
  },
  history: { id: 'account.contract.history', defaultMessage: 'Cronologia' },
  historyFailed: { id: 'account.contract.history-failed', defaultMessage: 'La cronologia non si può mostrare' },
  historyLoading: { id: 'account.contract.history-loading', defaultMessage: 'Caricamento della cronologia' },
});
