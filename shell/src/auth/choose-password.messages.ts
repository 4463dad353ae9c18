import { defineMessages } from 'shared-ui/intl';

/** Of the page where a link leads, which few first pages need. */
export const ownMessages = defineMessages({
  resetTitle: { id: 'shell.auth.resetTitle', defaultMessage: 'Scegli una nuova password' },
  resetLead: { id: 'shell.auth.resetLead', defaultMessage: 'Almeno 12 caratteri. Una frase che ricordi va benissimo.' },
  resetLeadFor: {
    id: 'shell.auth.resetLeadFor',
    defaultMessage: 'Per l’account {email}. Almeno 12 caratteri: una frase che ricordi va benissimo.',
  },
  invitedTitle: { id: 'shell.auth.invitedTitle', defaultMessage: 'Scegli la tua password' },
  invitedLead: {
    id: 'shell.auth.invitedLead',
    defaultMessage:
      'Abbiamo preparato il tuo account: accederai con questa password e con l’e-mail a cui hai ricevuto il link. Almeno 12 caratteri: una frase che ricordi va benissimo.',
  },
  invitedLeadFor: {
    id: 'shell.auth.invitedLeadFor',
    defaultMessage:
      'Abbiamo preparato il tuo account: accederai con {email} e con questa password. Almeno 12 caratteri: una frase che ricordi va benissimo.',
  },
  invitedSaved: {
    id: 'shell.auth.invitedSaved',
    defaultMessage: 'La password è salvata. Ora puoi accedere con la tua e-mail.',
  },
  newPassword: { id: 'shell.auth.newPassword', defaultMessage: 'Nuova password' },
  savedTitle: { id: 'shell.auth.savedTitle', defaultMessage: 'Password salvata' },
  save: { id: 'shell.auth.save', defaultMessage: 'Salva la password' },
  saved: { id: 'shell.auth.saved', defaultMessage: 'La password è cambiata. Ora puoi accedere.' },
});
