import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'staff.contracts.title', defaultMessage: 'Contratti' },
  allStores: { id: 'staff.contracts.all-stores', defaultMessage: 'Tutti i dealer' },
  search: { id: 'staff.contracts.search', defaultMessage: 'Codice, targa, telaio, auto, nome, telefono' },
  code: { id: 'staff.contracts.code', defaultMessage: 'Codice' },
  status: { id: 'staff.contracts.status', defaultMessage: 'Stato' },
  deletion: { id: 'staff.contracts.deletion', defaultMessage: 'Si elimina' },
  customer: { id: 'staff.contracts.customer', defaultMessage: 'Cliente' },
  vehicle: { id: 'staff.contracts.vehicle', defaultMessage: 'Veicolo' },
  vin: { id: 'staff.contracts.vin', defaultMessage: 'Telaio' },
  package: { id: 'staff.contracts.package', defaultMessage: 'Pacchetto' },
  store: { id: 'staff.contracts.store', defaultMessage: 'Dealer' },
  method: { id: 'staff.contracts.method', defaultMessage: 'Pagamento' },
  total: { id: 'staff.contracts.total', defaultMessage: 'Totale' },
  created: { id: 'staff.contracts.created', defaultMessage: 'Creato' },
  filled: { id: 'staff.contracts.filled', defaultMessage: 'Compilato' },
  paid: { id: 'staff.contracts.paid', defaultMessage: 'Pagato' },
  signed: { id: 'staff.contracts.signed', defaultMessage: 'Firmato' },
  updated: { id: 'staff.contracts.updated', defaultMessage: 'Aggiornato' },
  declined: { id: 'staff.contracts.declined', defaultMessage: 'Rifiutato' },
  deleted: { id: 'staff.contracts.deleted', defaultMessage: 'Eliminato' },
  withdrawn: { id: 'staff.contracts.withdrawn', defaultMessage: 'Receduto' },
  notDeleted: { id: 'staff.contracts.not-deleted', defaultMessage: 'No:' },
  withdrawnMany: { id: 'staff.contracts.withdrawn-many', defaultMessage: 'Receduti' },
  firstContract: { id: 'staff.contracts.first', defaultMessage: 'Primo contratto' },
  vinIsEnough: { id: 'staff.contracts.vin-is-enough', defaultMessage: 'Basta il telaio' },
  vinAdvice: {
    id: 'staff.contracts.vin-advice',
    defaultMessage:
      'Con i 17 caratteri del campo E del libretto l’auto si compila da sola; il cliente firma dal proprio telefono.',
  },
  vinSearch: { id: 'staff.contracts.vin-search', defaultMessage: 'Cerca' },
  registered: { id: 'staff.contracts.registered', defaultMessage: 'Immatricolata il' },
  model: { id: 'staff.contracts.model', defaultMessage: 'Modello' },
  fuel: { id: 'staff.contracts.fuel', defaultMessage: 'Alimentazione' },
  holder: { id: 'staff.contracts.holder', defaultMessage: 'Intestatario' },
  meantSwapped: {
    id: 'staff.contracts.meant-swapped',
    defaultMessage: 'C’è {value}: forse {kind, select, digits {due cifre scambiate} other {due caratteri scambiati}}.',
  },
  meantOther: {
    id: 'staff.contracts.meant-other',
    defaultMessage: 'C’è {value}: forse {kind, select, digits {una cifra sbagliata} other {un carattere sbagliato}}.',
  },
  printed: {
    id: 'staff.contracts.printed',
    defaultMessage: '{count, plural, one {{number} contratto} other {{number} contratti}}, {sum}. Stampato il {date}.',
  },
  printedPage: {
    id: 'staff.contracts.printedPage',
    defaultMessage:
      '{shown} di {count, plural, one {{number} contratto} other {{number} contratti}}, {sum} in tutto. Stampato il {date}.',
  },
});
