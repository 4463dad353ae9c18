import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'admin.stores.title', defaultMessage: 'Dealer' },
  create: { id: 'admin.stores.create', defaultMessage: 'Nuovo dealer' },
  import: { id: 'admin.stores.import', defaultMessage: 'Importa' },
  search: { id: 'admin.stores.search', defaultMessage: 'Nome, codice, comune, CAP' },
  place: { id: 'admin.stores.place', defaultMessage: 'Comune' },
  contacts: { id: 'admin.stores.contacts', defaultMessage: 'Contatti' },
  managers: { id: 'admin.stores.managers', defaultMessage: 'Manager' },
  state: { id: 'admin.stores.state', defaultMessage: 'Visibile ai clienti' },
  unready: { id: 'admin.stores.unready', defaultMessage: 'In linea, ma manca qualcosa' },
  manager: { id: 'admin.stores.manager', defaultMessage: 'Affidato a' },
  open: { id: 'admin.stores.open', defaultMessage: 'Apri' },
  contracts: { id: 'admin.stores.contracts', defaultMessage: 'Contratti' },
  publish: { id: 'admin.stores.publish', defaultMessage: 'Attiva la vendita online' },
  withdraw: { id: 'admin.stores.withdraw', defaultMessage: 'Disattiva la vendita online' },
  show: { id: 'admin.stores.show', defaultMessage: 'Mostra ai clienti' },
  hide: { id: 'admin.stores.hide', defaultMessage: 'Nascondi ai clienti' },
  destroy: { id: 'admin.stores.destroy', defaultMessage: 'Elimina' },
  nothing: { id: 'admin.stores.nothing', defaultMessage: 'Ancora nessun dealer' },
  nothingAdvice: {
    id: 'admin.stores.nothing-advice',
    defaultMessage: 'Se ne crea uno alla volta, oppure si importano tutti da un file.',
  },
});
