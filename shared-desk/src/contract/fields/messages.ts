import { defineMessages } from 'shared-ui/intl';

/** Names of fields that the panels show under another heading or together. */
export const messages = defineMessages({
  pack: { id: 'desk.contract.field.package', defaultMessage: 'Pacchetto' },
  store: { id: 'desk.contract.field.store', defaultMessage: 'Dealer' },
  association: { id: 'desk.contract.field.association', defaultMessage: 'Codice di associazione' },
  total: { id: 'desk.contract.field.total', defaultMessage: 'Totale' },
  emptied: { id: 'desk.contract.field.emptied', defaultMessage: 'tolto' },
});
