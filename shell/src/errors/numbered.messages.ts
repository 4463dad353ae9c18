import { defineMessages } from 'shared-ui/intl';

/** Of the pages that have a number, which come when somebody meets one. */
export const numberedMessages = defineMessages({
  plate: { id: 'shell.errors.plate', defaultMessage: 'Errore {number}' },
  toHome: { id: 'shell.errors.toHome', defaultMessage: 'Torna alla pagina iniziale' },
  missingTitle: { id: 'shell.errors.missingTitle', defaultMessage: 'Pagina non trovata' },
  missingText: {
    id: 'shell.errors.missingText',
    defaultMessage: 'L’indirizzo è sbagliato, oppure la pagina è stata tolta.',
  },
  missingStaffText: {
    id: 'shell.errors.missingStaffText',
    defaultMessage:
      'L’indirizzo è sbagliato, oppure la pagina è stata tolta. Contratti e clienti si cercano dalla pagina iniziale.',
  },
  findCar: { id: 'shell.errors.findCar', defaultMessage: 'Cerca la tua auto' },
});
