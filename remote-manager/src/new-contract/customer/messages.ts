import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'manager.new.customer.title', defaultMessage: 'Cliente' },
  phoneHint: {
    id: 'manager.new.customer.phone-hint',
    defaultMessage: 'Cerca tra i clienti dei propri dealer mentre si scrive',
  },
  phoneConfirmed: {
    id: 'manager.new.customer.phone-confirmed',
    defaultMessage: 'Il numero è giusto: ha una cifra in meno',
  },
  known: { id: 'manager.new.customer.known', defaultMessage: 'Già cliente' },
  others: {
    id: 'manager.new.customer.others',
    defaultMessage: '{count, plural, one {Un altro: continuare a scrivere.} other {Altri #: continuare a scrivere.}}',
  },
  replaces: { id: 'manager.new.customer.replaces', defaultMessage: 'Usando questi dati cambia quanto è già scritto:' },
  replaced: { id: 'manager.new.customer.replaced', defaultMessage: '{field}: «{typed}» diventa «{known}»' },
  taken: { id: 'manager.new.customer.taken', defaultMessage: 'Inseriti i dati di {name}.' },
  undo: { id: 'manager.new.customer.undo', defaultMessage: 'Annulla' },
  use: { id: 'manager.new.customer.use', defaultMessage: 'Usa questi dati' },
  zipElsewhere: {
    id: 'manager.new.customer.zip-elsewhere',
    defaultMessage: 'Il CAP {zip} di solito non è in provincia di {province}. Se è giusto così, si può proseguire.',
  },
  comuneElsewhere: {
    id: 'manager.new.customer.comune-elsewhere',
    defaultMessage: 'Il CAP {zip} è di {comuni}. Se è giusto così, si può proseguire.',
  },
  choose: { id: 'manager.new.customer.choose', defaultMessage: 'Scegliere' },
  later: {
    id: 'manager.new.customer.later',
    defaultMessage:
      'Bastano {several, select, true {telaio, pacchetto, cellulare e dealer} other {telaio, pacchetto e cellulare}}: quello che manca lo completa il cliente prima di firmare.',
  },
});
