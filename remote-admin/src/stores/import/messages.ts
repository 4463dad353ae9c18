import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'admin.stores.import.title', defaultMessage: 'Importare i dealer' },
  stores: { id: 'admin.stores.import.stores', defaultMessage: 'Dealer' },
  crumb: { id: 'admin.stores.import.crumb', defaultMessage: 'Importazione' },
  things: {
    id: 'admin.stores.import.things',
    defaultMessage: '{count, plural, one {un dealer} other {{count, number} dealer}}',
  },
  kept: {
    id: 'admin.stores.import.kept',
    defaultMessage: 'Sui contratti che ci sono già resta scritto il dealer com’era.',
  },
  onward: { id: 'admin.stores.import.onward', defaultMessage: 'Vai ai dealer' },
  advice: {
    id: 'admin.stores.import.advice',
    defaultMessage:
      'Una riga per dealer. Servono almeno codice, nome, indirizzo, CAP, comune, provincia e telefono; il codice dice se un dealer è nuovo o cambia. Orari, immagine e manager si aggiungono dopo, sulla pagina di ciascuno. La prova non scrive niente.',
  },
});
