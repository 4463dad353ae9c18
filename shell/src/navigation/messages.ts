import { defineMessages } from 'shared-ui/intl';

/** The slugs of the shell's own pages, and what would be lost by leaving one. */
export const messages = defineMessages({
  signIn: { id: 'shell.routing.signIn', defaultMessage: 'Accedi' },
  undoEmail: { id: 'shell.routing.undoEmail', defaultMessage: 'Ripristina la tua e-mail' },
  forgotPassword: { id: 'shell.routing.forgotPassword', defaultMessage: 'Reimposta la password' },
  home: { id: 'shell.routing.home', defaultMessage: 'Inizio' },
  forbidden: { id: 'shell.routing.forbidden', defaultMessage: 'Accesso negato' },
  disabled: { id: 'shell.routing.disabled', defaultMessage: 'Account disattivato' },
  missing: { id: 'shell.routing.missing', defaultMessage: 'Pagina non trovata' },
  gallery: { id: 'shell.routing.gallery', defaultMessage: 'Galleria dei componenti' },
  leaveText: { id: 'shell.routing.leaveText', defaultMessage: 'Le modifiche non salvate andranno perse.' },
});
