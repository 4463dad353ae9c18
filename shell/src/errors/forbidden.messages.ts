import { defineMessages } from 'shared-ui/intl';

export const forbiddenMessages = defineMessages({
  forbiddenTitle: { id: 'shell.errors.forbiddenTitle', defaultMessage: 'Non hai accesso a questa pagina' },
  forbiddenText: {
    id: 'shell.errors.forbiddenText',
    defaultMessage:
      'Il tuo account è attivo, ma non ha il ruolo che serve qui. Se pensi che sia un errore, scrivi all’assistenza.',
  },
  forbiddenSignedOut: {
    id: 'shell.errors.forbiddenSignedOut',
    defaultMessage: 'Per vederla accedi con un account che ha il ruolo che serve.',
  },
  toContracts: { id: 'shell.errors.toContracts', defaultMessage: 'Vai ai tuoi contratti' },
  toStaff: { id: 'shell.errors.toStaff', defaultMessage: 'Vai alla tua area' },
  otherAccount: { id: 'shell.errors.otherAccount', defaultMessage: 'Accedi con un altro account' },
  signIn: { id: 'shell.errors.signIn', defaultMessage: 'Accedi' },
  reference: { id: 'shell.errors.reference', defaultMessage: 'Riferimento {reference}, {time}' },
});
