import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'manager.contracts.title', defaultMessage: 'Contratti' },
  allStores: { id: 'manager.contracts.all-stores', defaultMessage: 'Tutti i dealer' },
  search: { id: 'manager.contracts.search', defaultMessage: 'Codice, targa, telaio, nome, telefono' },
  code: { id: 'manager.contracts.code', defaultMessage: 'Codice' },
  status: { id: 'manager.contracts.status', defaultMessage: 'Stato' },
  deletion: { id: 'manager.contracts.deletion', defaultMessage: 'Si elimina' },
  customer: { id: 'manager.contracts.customer', defaultMessage: 'Cliente' },
  vehicle: { id: 'manager.contracts.vehicle', defaultMessage: 'Veicolo' },
  vin: { id: 'manager.contracts.vin', defaultMessage: 'Telaio' },
  package: { id: 'manager.contracts.package', defaultMessage: 'Pacchetto' },
  store: { id: 'manager.contracts.store', defaultMessage: 'Dealer' },
  method: { id: 'manager.contracts.method', defaultMessage: 'Pagamento' },
  total: { id: 'manager.contracts.total', defaultMessage: 'Totale' },
  created: { id: 'manager.contracts.created', defaultMessage: 'Creato' },
  signed: { id: 'manager.contracts.signed', defaultMessage: 'Firmato' },
  updated: { id: 'manager.contracts.updated', defaultMessage: 'Aggiornato' },
  declined: { id: 'manager.contracts.declined', defaultMessage: 'Rifiutato' },
  withdrawn: { id: 'manager.contracts.withdrawn', defaultMessage: 'Receduto' },
  firstContract: { id: 'manager.contracts.first', defaultMessage: 'Primo contratto' },
  vinIsEnough: { id: 'manager.contracts.vin-is-enough', defaultMessage: 'Basta il telaio' },
  vinAdvice: {
    id: 'manager.contracts.vin-advice',
    defaultMessage:
      'Con i 17 caratteri del campo E del libretto l’auto si compila da sola; il cliente firma dal proprio telefono.',
  },
  vinSearch: { id: 'manager.contracts.vin-search', defaultMessage: 'Cerca' },
  registered: { id: 'manager.contracts.registered', defaultMessage: 'Immatricolata il' },
  model: { id: 'manager.contracts.model', defaultMessage: 'Modello' },
  fuel: { id: 'manager.contracts.fuel', defaultMessage: 'Alimentazione' },
  holder: { id: 'manager.contracts.holder', defaultMessage: 'Intestatario' },
  noStore: { id: 'manager.contracts.no-store', defaultMessage: 'Nessun dealer assegnato' },
  noStoreAdvice: {
    id: 'manager.contracts.no-store-advice',
    defaultMessage: 'I contratti si vedono quando l’operatore collega l’account a un dealer.',
  },
  writeToOperator: { id: 'manager.contracts.write-to-operator', defaultMessage: 'Scrivi all’operatore' },
  printed: {
    id: 'manager.contracts.printed',
    defaultMessage: '{count, plural, one {# contratto} other {# contratti}}, {sum}. Stampato il {date}.',
  },
});
