import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'desk.contracts.title', defaultMessage: 'Contratti' },
  allStores: { id: 'desk.contracts.all-stores', defaultMessage: 'Tutti i dealer' },
  search: { id: 'desk.contracts.search', defaultMessage: 'Codice, targa, telaio, nome, telefono' },
  code: { id: 'desk.contracts.code', defaultMessage: 'Codice' },
  status: { id: 'desk.contracts.status', defaultMessage: 'Stato' },
  deletion: { id: 'desk.contracts.deletion', defaultMessage: 'Si elimina' },
  customer: { id: 'desk.contracts.customer', defaultMessage: 'Cliente' },
  vehicle: { id: 'desk.contracts.vehicle', defaultMessage: 'Veicolo' },
  vin: { id: 'desk.contracts.vin', defaultMessage: 'Telaio' },
  package: { id: 'desk.contracts.package', defaultMessage: 'Pacchetto' },
  store: { id: 'desk.contracts.store', defaultMessage: 'Dealer' },
  method: { id: 'desk.contracts.method', defaultMessage: 'Pagamento' },
  total: { id: 'desk.contracts.total', defaultMessage: 'Totale' },
  created: { id: 'desk.contracts.created', defaultMessage: 'Creato' },
  signed: { id: 'desk.contracts.signed', defaultMessage: 'Firmato' },
  updated: { id: 'desk.contracts.updated', defaultMessage: 'Aggiornato' },
  declined: { id: 'desk.contracts.declined', defaultMessage: 'Rifiutato' },
  withdrawn: { id: 'desk.contracts.withdrawn', defaultMessage: 'Receduto' },
  firstContract: { id: 'desk.contracts.first', defaultMessage: 'Primo contratto' },
  vinIsEnough: { id: 'desk.contracts.vin-is-enough', defaultMessage: 'Basta il telaio' },
  vinAdvice: {
    id: 'desk.contracts.vin-advice',
    defaultMessage:
      'Con i 17 caratteri del campo E del libretto l’auto si compila da sola; il cliente firma dal proprio telefono.',
  },
  vinSearch: { id: 'desk.contracts.vin-search', defaultMessage: 'Cerca' },
  registered: { id: 'desk.contracts.registered', defaultMessage: 'Immatricolata il' },
  model: { id: 'desk.contracts.model', defaultMessage: 'Modello' },
  fuel: { id: 'desk.contracts.fuel', defaultMessage: 'Alimentazione' },
  holder: { id: 'desk.contracts.holder', defaultMessage: 'Intestatario' },
  nothingYet: { id: 'desk.contracts.nothing-yet', defaultMessage: 'Ancora nessun contratto' },
  nothingYetAdvice: {
    id: 'desk.contracts.nothing-yet-advice',
    defaultMessage: 'I contratti nascono dai dealer e dai clienti: il primo comparirà qui.',
  },
  noStore: { id: 'desk.contracts.no-store', defaultMessage: 'Nessun dealer assegnato' },
  noStoreAdvice: {
    id: 'desk.contracts.no-store-advice',
    defaultMessage: 'I contratti si vedono quando l’operatore collega l’account a un dealer.',
  },
  writeToOperator: { id: 'desk.contracts.write-to-operator', defaultMessage: 'Scrivi all’operatore' },
  printed: {
    id: 'desk.contracts.printed',
    defaultMessage: '{count, plural, one {# contratto} other {# contratti}}, {sum}. Stampato il {date}.',
  },
});
