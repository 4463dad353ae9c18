import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'account.contracts.title', defaultMessage: 'I tuoi contratti' },
  new: { id: 'account.contracts.new', defaultMessage: 'Nuovo contratto' },
  search: { id: 'account.contracts.search', defaultMessage: 'Codice, targa, telaio' },
  status: { id: 'account.contracts.status', defaultMessage: 'Stato' },
  noneTitle: { id: 'account.contracts.none-title', defaultMessage: 'Non hai ancora contratti' },
  noneText: {
    id: 'account.contracts.none-text',
    defaultMessage: 'Il primo comincia dal numero di telaio della tua auto.',
  },
});
