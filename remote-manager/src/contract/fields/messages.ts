import { defineMessages } from 'shared-ui/intl';

/** Names of fields that the panels show under another heading or together. */
export const messages = defineMessages({
  plate: { id: 'manager.contract.field.plate', defaultMessage: 'Targa' },
  model: { id: 'manager.contract.field.model', defaultMessage: 'Modello' },
  version: { id: 'manager.contract.field.version', defaultMessage: 'Versione' },
  firstname: { id: 'manager.contract.field.firstname', defaultMessage: 'Nome' },
  lastname: { id: 'manager.contract.field.lastname', defaultMessage: 'Cognome' },
  email: { id: 'manager.contract.field.email', defaultMessage: 'E-mail' },
  phone: { id: 'manager.contract.field.phone', defaultMessage: 'Cellulare' },
  address: { id: 'manager.contract.field.address', defaultMessage: 'Indirizzo' },
  addressInfo: { id: 'manager.contract.field.address-info', defaultMessage: 'Scala, interno' },
  city: { id: 'manager.contract.field.city', defaultMessage: 'Comune' },
  province: { id: 'manager.contract.field.province', defaultMessage: 'Provincia' },
  zip: { id: 'manager.contract.field.zip', defaultMessage: 'CAP' },
  pack: { id: 'manager.contract.field.package', defaultMessage: 'Pacchetto' },
  store: { id: 'manager.contract.field.store', defaultMessage: 'Dealer' },
  association: { id: 'manager.contract.field.association', defaultMessage: 'Codice di associazione' },
  total: { id: 'manager.contract.field.total', defaultMessage: 'Totale' },
  emptied: { id: 'manager.contract.field.emptied', defaultMessage: 'tolto' },
});
