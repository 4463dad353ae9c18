import type { PackageType } from 'shared-api/entities';
import { defineMessages, type MessageDescriptor } from 'shared-ui/intl';
import type { PackageState } from './package-state';

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

export const clearMessages = defineMessages({
  title: { id: 'admin.packages.clear.title', defaultMessage: 'Cancellare tutti i pacchetti?' },
  warning: {
    id: 'admin.packages.clear.warning',
    defaultMessage:
      'Spariscono dal sito e dai dealer, di tutti i tipi, e non si può annullare. I contratti già fatti conservano la loro copia.',
  },
  confirm: { id: 'admin.packages.clear.confirm', defaultMessage: 'Cancella tutti' },
});

/** What a type is for. */
export const kindMessages: Record<PackageType['kind'], MessageDescriptor> = defineMessages({
  care: { id: 'admin.packages.kind.care', defaultMessage: 'Assistenza' },
  rental: { id: 'admin.packages.kind.rental', defaultMessage: 'Noleggio' },
});

export const stateMessages: Record<PackageState, MessageDescriptor> = defineMessages({
  online: { id: 'admin.packages.state.online', defaultMessage: 'in linea' },
  inactive: { id: 'admin.packages.state.inactive', defaultMessage: 'non attivo' },
  expired: { id: 'admin.packages.state.expired', defaultMessage: 'scaduto' },
  planned: { id: 'admin.packages.state.planned', defaultMessage: 'programmato' },
  hidden: { id: 'admin.packages.state.hidden', defaultMessage: 'nascosto' },
  typeHidden: { id: 'admin.packages.state.type-hidden', defaultMessage: 'tipo nascosto' },
  unready: { id: 'admin.packages.state.unready', defaultMessage: 'non vendibile' },
  offline: { id: 'admin.packages.state.offline', defaultMessage: 'solo dai dealer' },
});
