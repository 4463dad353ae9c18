import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  forbiddenTitle: { id: 'shell.errors.forbiddenTitle', defaultMessage: 'Non hai accesso a questa pagina' },
  forbiddenText: {
    id: 'shell.errors.forbiddenText',
    defaultMessage:
      'Il tuo account è attivo, ma non ha il ruolo che serve qui. Se pensi che sia un errore, chiedi a chi amministra il servizio.',
  },
  toContracts: { id: 'shell.errors.toContracts', defaultMessage: 'Vai ai tuoi contratti' },
  toStaff: { id: 'shell.errors.toStaff', defaultMessage: 'Vai alla tua area' },
  toHome: { id: 'shell.errors.toHome', defaultMessage: 'Torna alla pagina iniziale' },
  otherAccount: { id: 'shell.errors.otherAccount', defaultMessage: 'Accedi con un altro account' },
  signIn: { id: 'shell.errors.signIn', defaultMessage: 'Accedi' },
  reference: { id: 'shell.errors.reference', defaultMessage: 'Riferimento {reference}, {time}' },
  plate: { id: 'shell.errors.plate', defaultMessage: 'Errore {number}' },
  missingTitle: { id: 'shell.errors.missingTitle', defaultMessage: 'Questa pagina non c’è' },
  missingText: {
    id: 'shell.errors.missingText',
    defaultMessage: 'L’indirizzo è sbagliato, oppure la pagina non c’è più.',
  },
  findCar: { id: 'shell.errors.findCar', defaultMessage: 'Cerca la tua auto' },
  disabledTitle: { id: 'shell.errors.disabledTitle', defaultMessage: 'Il tuo account è disabilitato' },
  disabledText: {
    id: 'shell.errors.disabledText',
    defaultMessage:
      'Chi amministra il servizio lo ha sospeso. Puoi chiedere che venga riattivato: ti risponderemo per e-mail.',
  },
  askAgain: { id: 'shell.errors.askAgain', defaultMessage: 'Chiedi la riattivazione' },
  asked: { id: 'shell.errors.asked', defaultMessage: 'La richiesta è partita. Ti risponderemo per e-mail.' },
  email: { id: 'shell.errors.email', defaultMessage: 'E-mail dell’account' },
  brokenTitle: { id: 'shell.errors.brokenTitle', defaultMessage: 'Questa pagina si è interrotta' },
  brokenText: {
    id: 'shell.errors.brokenText',
    defaultMessage: 'È un errore nostro, ed è già stato segnalato. Ricarica la pagina per continuare.',
  },
  unloadedTitle: { id: 'shell.errors.unloadedTitle', defaultMessage: 'Questa pagina non si è caricata' },
  unloadedText: {
    id: 'shell.errors.unloadedText',
    defaultMessage: 'Controlla la connessione e ricarica la pagina.',
  },
  reload: { id: 'shell.errors.reload', defaultMessage: 'Ricarica la pagina' },
});
