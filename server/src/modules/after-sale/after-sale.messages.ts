import { defineMessages } from '../../platform/i18n';

export const afterSaleMessages = defineMessages({
  statementsTooMany: {
    id: 'server.contracts.statements-too-many',
    defaultMessage:
      'A questo indirizzo abbiamo già inviato più ricevute: le tue dichiarazioni valgono. Per un’altra scrivi un indirizzo diverso o riprova tra {wait}.',
  },
  methodMissing: { id: 'server.contracts.payment.missing', defaultMessage: 'Scegli prima di pagare con carta.' },
  methodNotOffered: {
    id: 'server.contracts.payment.not-offered',
    defaultMessage: 'Il concessionario non offre questo modo di pagare: scegline un altro.',
  },
  methodSaved: { id: 'server.contracts.payment.saved', defaultMessage: 'Metodo di pagamento salvato.' },
  methodSavedFormLater: {
    id: 'server.contracts.payment.saved-form-later',
    defaultMessage: 'Metodo di pagamento salvato. La scheda del contratto arriva tra poco.',
  },
  declined: {
    id: 'server.contracts.declined',
    defaultMessage: 'Hai rifiutato il contratto. Abbiamo avvisato il concessionario.',
  },
  withdrawalStarted: {
    id: 'server.contracts.withdrawal.started',
    defaultMessage: 'Conferma il recesso per completarlo.',
  },
  withdrawalDone: {
    id: 'server.contracts.withdrawal.done',
    defaultMessage: 'Recesso registrato. Ti abbiamo inviato la ricevuta.',
  },
  withdrawalLate: {
    id: 'server.contracts.withdrawal.late',
    defaultMessage: 'Il termine per recedere è finito il {date}.',
  },
  withdrawalNotStarted: {
    id: 'server.contracts.withdrawal.not-started',
    defaultMessage: 'Comincia il recesso prima di confermarlo.',
  },
  statementReceived: {
    id: 'server.contracts.withdrawal.statement',
    defaultMessage: 'Abbiamo ricevuto la tua dichiarazione. La ricevuta arriva per e-mail.',
  },
  statementNone: {
    id: 'server.contracts.withdrawal.statement-none',
    defaultMessage: 'Non c’è nessuna dichiarazione di recesso da controllare.',
  },
  statementEarly: {
    id: 'server.contracts.withdrawal.statement-early',
    defaultMessage: 'La dichiarazione è arrivata prima della firma: non può valere come recesso.',
  },
  statementAccepted: {
    id: 'server.contracts.withdrawal.statement-accepted',
    defaultMessage: 'Recesso registrato: il cliente riceve la ricevuta per e-mail.',
  },
  statementRejected: {
    id: 'server.contracts.withdrawal.statement-rejected',
    defaultMessage: 'Dichiarazione chiusa: il contratto continua.',
  },
  remindServicesJob: { id: 'server.contracts.job.remind-services', defaultMessage: 'Promemoria dei tagliandi' },
  eraseStatementsJob: {
    id: 'server.contracts.job.erase-statements',
    defaultMessage: 'Cancellazione delle dichiarazioni di recesso a fine conservazione',
  },
  strayPapersJob: { id: 'server.contracts.job.stray-papers', defaultMessage: 'Pulizia dei PDF senza contratto' },
  retrySchedeJob: { id: 'server.contracts.job.retry-schede', defaultMessage: 'Schede da compilare di nuovo' },
});
