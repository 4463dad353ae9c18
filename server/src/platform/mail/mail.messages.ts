import { defineMessages } from '../i18n';

/** What stands around the text of an e-mail. */
export const mailMessages = defineMessages({
  openContract: { id: 'server.mail.open-contract', defaultMessage: 'Apri il contratto' },
  choosePassword: { id: 'server.mail.choose-password', defaultMessage: 'Scegli la password' },
  openAccount: { id: 'server.mail.open-account', defaultMessage: 'Apri il tuo account' },
  openPage: { id: 'server.mail.open-page', defaultMessage: 'Apri la pagina' },
  orCopy: {
    id: 'server.mail.or-copy',
    defaultMessage: 'Se il pulsante non funziona, copia questo indirizzo nel browser:',
  },
  why: {
    id: 'server.mail.why',
    defaultMessage: 'È un messaggio di servizio sul tuo contratto o sul tuo account, non una pubblicità.',
  },
});
