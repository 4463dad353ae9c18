import { defineMessages } from 'shared-ui/intl';

/** Of a link that opens nothing any more. */
export const messages = defineMessages({
  title: { id: 'shell.auth.deadTitle', defaultMessage: 'Questo link non vale più' },
  lead: { id: 'shell.auth.deadLead', defaultMessage: 'È già stato usato oppure è scaduto.' },
  newLink: { id: 'shell.auth.newLink', defaultMessage: 'Chiedi un nuovo link' },
  chosen: {
    id: 'shell.auth.deadChosen',
    defaultMessage: 'Vale solo l’ultimo link che ti abbiamo inviato. Hai già scelto la password? {link}',
  },
  undoAdvice: {
    id: 'shell.auth.deadUndo',
    defaultMessage:
      'Se la tua e-mail è già tornata, chiedi il link per una nuova password. Se invece l’account non è più tuo, chiamaci al {phone}.',
  },
});
