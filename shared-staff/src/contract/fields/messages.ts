import { defineMessages } from 'shared-ui/intl';

/** Names of fields that the panels show under another heading or together. */
export const messages = defineMessages({
  pack: { id: 'staff.contract.field.package', defaultMessage: 'Pacchetto' },
  store: { id: 'staff.contract.field.store', defaultMessage: 'Dealer' },
  association: { id: 'staff.contract.field.association', defaultMessage: 'Codice di associazione' },
  total: { id: 'staff.contract.field.total', defaultMessage: 'Totale' },
  amount: { id: 'staff.contract.field.amount', defaultMessage: 'Importo' },
  paidOn: { id: 'staff.contract.field.paid-on', defaultMessage: 'Pagato il' },
  reference: { id: 'staff.contract.field.reference', defaultMessage: 'Riferimento' },
  note: { id: 'staff.contract.field.note', defaultMessage: 'Nota' },
  emptied: { id: 'staff.contract.field.emptied', defaultMessage: 'tolto' },
});
