import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'admin.packages.title', defaultMessage: 'Pacchetti' },
  import: { id: 'admin.packages.import', defaultMessage: 'Importa' },
  newType: { id: 'admin.packages.new-type', defaultMessage: 'Nuovo tipo' },
  more: { id: 'admin.packages.more', defaultMessage: 'Altre azioni sui pacchetti' },
  clear: { id: 'admin.packages.clear', defaultMessage: 'Cancella tutti i pacchetti' },
  loading: { id: 'admin.packages.loading', defaultMessage: 'Caricamento' },
  failed: { id: 'admin.packages.failed', defaultMessage: 'I dati non si possono mostrare in questo momento' },
  notFound: { id: 'admin.packages.not-found', defaultMessage: 'Non trovato' },
  notFoundTitle: {
    id: 'admin.packages.not-found-title',
    defaultMessage: 'A questo indirizzo non c’è nessun pacchetto e nessun tipo',
  },
  notFoundText: {
    id: 'admin.packages.not-found-text',
    defaultMessage:
      'Il link è incompleto, oppure il pacchetto è stato cancellato. I contratti conservano la loro copia.',
  },
  toList: { id: 'admin.packages.to-list', defaultMessage: 'Vai ai pacchetti' },
});
