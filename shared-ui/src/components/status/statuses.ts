import { type ContractStatus, contractStatuses } from 'shared-api/domain';
import { defineMessages } from 'shared-ui/intl';

/** The life cycle's order, spelt as the API spells it. */
export const STATUS_ORDER = contractStatuses;
export type Status = ContractStatus;

/** The chip's words, fixed by the specification. */
export const chipLabels = defineMessages({
  DRAFT: { id: 'ui.status.chip.draft', defaultMessage: 'BOZZA' },
  AVAIABLE: { id: 'ui.status.chip.avaiable', defaultMessage: 'DISPONIBILE' },
  PENDING: { id: 'ui.status.chip.pending', defaultMessage: 'IN ATTESA' },
  SIGNED: { id: 'ui.status.chip.signed', defaultMessage: 'FIRMATO' },
  FILLED: { id: 'ui.status.chip.filled', defaultMessage: 'COMPILATO' },
  PAID: { id: 'ui.status.chip.paid', defaultMessage: 'PAGATO' },
});

/** The same in sentence case, for rails, tabs and text. */
export const statusNames = defineMessages({
  DRAFT: { id: 'ui.status.name.draft', defaultMessage: 'Bozza' },
  AVAIABLE: { id: 'ui.status.name.avaiable', defaultMessage: 'Disponibile' },
  PENDING: { id: 'ui.status.name.pending', defaultMessage: 'In attesa' },
  SIGNED: { id: 'ui.status.name.signed', defaultMessage: 'Firmato' },
  FILLED: { id: 'ui.status.name.filled', defaultMessage: 'Compilato' },
  PAID: { id: 'ui.status.name.paid', defaultMessage: 'Pagato' },
});

export const statusMeanings = defineMessages({
  DRAFT: {
    id: 'ui.status.meaning.draft',
    defaultMessage: 'Non firmato: si elimina da solo se non viene firmato entro 20 giorni.',
  },
  AVAIABLE: {
    id: 'ui.status.meaning.avaiable',
    defaultMessage: 'Il cliente deve compilare il modulo al link ricevuto per SMS, accettare e firmare.',
  },
  PENDING: { id: 'ui.status.meaning.pending', defaultMessage: 'Il cliente ha ricevuto il codice e sta firmando.' },
  SIGNED: {
    id: 'ui.status.meaning.signed',
    defaultMessage: 'Ora va scelto il metodo di pagamento: si elimina da solo se non viene pagato entro 15 giorni.',
  },
  FILLED: {
    id: 'ui.status.meaning.filled',
    defaultMessage: 'Compilato correttamente: si elimina da solo se non viene pagato entro 15 giorni.',
  },
  PAID: { id: 'ui.status.meaning.paid', defaultMessage: 'VALIDO: il contratto è valido e pagato.' },
});
