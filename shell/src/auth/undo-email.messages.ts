import { defineMessages } from 'shared-ui/intl';

/** Of the page that gives an account back to the address before. */
export const messages = defineMessages({
  undoTitle: { id: 'shell.auth.undoTitle', defaultMessage: 'Ripristina la tua e-mail' },
  undoLead: {
    id: 'shell.auth.undoLead',
    defaultMessage:
      'L’account torna a questo indirizzo, tutti gli accessi finiscono e ti inviamo il link per una nuova password.',
  },
  undo: { id: 'shell.auth.undo', defaultMessage: 'Ripristina la mia e-mail' },
  undone: {
    id: 'shell.auth.undone',
    defaultMessage:
      'L’account usa di nuovo la tua e-mail. Apri il link che ti abbiamo inviato e scegli una nuova password.',
  },
  undoneTitle: { id: 'shell.auth.undoneTitle', defaultMessage: 'Hai ripristinato la tua e-mail' },
  undoneLead: {
    id: 'shell.auth.undoneLead',
    defaultMessage: 'Manca un passo: la password di prima non vale più, scegline una nuova.',
  },
  anotherLink: { id: 'shell.auth.anotherLink', defaultMessage: 'Il link non arriva? Chiedine un altro' },
});
