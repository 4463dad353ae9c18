import { defineMessages } from 'shared-ui/intl';

export const disabledMessages = defineMessages({
  disabledTitle: { id: 'shell.errors.disabledTitle', defaultMessage: 'Il tuo account è disattivato' },
  disabledText: {
    id: 'shell.errors.disabledText',
    defaultMessage:
      'Chi amministra il servizio lo ha sospeso. Puoi chiedere che venga riattivato: ti risponderemo per e-mail.',
  },
  askAgain: { id: 'shell.errors.askAgain', defaultMessage: 'Chiedi la riattivazione' },
  asked: { id: 'shell.errors.asked', defaultMessage: 'La richiesta è partita. Ti risponderemo per e-mail.' },
  email: { id: 'shell.errors.email', defaultMessage: 'E-mail dell’account' },
});
