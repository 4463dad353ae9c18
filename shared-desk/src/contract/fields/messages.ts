import { defineMessages } from 'shared-ui/intl';

/** Names of fields that the panels show under another heading or together. */
export const messages = defineMessages({
  plate: { id: 'desk.contract.field.plate', defaultMessage: 'Targa' },
  model: { id: 'desk.contract.field.model', defaultMessage: 'Modello' },
  version: { id: 'desk.contract.field.version', defaultMessage: 'Versione' },
  firstname: { id: 'desk.contract.field.firstname', defaultMessage: 'Nome' },
  lastname: { id: 'desk.contract.field.lastname', defaultMessage: 'Cognome' },
  email: { id: 'desk.contract.field.email', defaultMessage: 'E-mail' },
  phone: { id: 'desk.contract.field.phone', defaultMessage: 'Cellulare' },
  address: { id: 'desk.contract.field.address', defaultMessage: 'Indirizzo' },
  addressInfo: { id: 'desk.contract.field.address-info', defaultMessage: 'Scala, interno' },
  city: { id: 'desk.contract.field.city', defaultMessage: 'Comune' },
  province: { id: 'desk.contract.field.province', defaultMessage: 'Provincia' },
  zip: { id: 'desk.contract.field.zip', defaultMessage: 'CAP' },
  pack: { id: 'desk.contract.field.package', defaultMessage: 'Pacchetto' },
  store: { id: 'desk.contract.field.store', defaultMessage: 'Dealer' },
  association: { id: 'desk.contract.field.association', defaultMessage: 'Codice di associazione' },
  total: { id: 'desk.contract.field.total', defaultMessage: 'Totale' },
  emptied: { id: 'desk.contract.field.emptied', defaultMessage: 'tolto' },
});
