import { defineMessages } from '../../platform/i18n';

export const contractMessages = defineMessages({
  created: { id: 'server.contracts.created', defaultMessage: 'Contratto {code} creato. Leggilo prima di firmare.' },
  updated: { id: 'server.contracts.updated', defaultMessage: 'Dati salvati.' },
  packageGone: {
    id: 'server.contracts.offer.package-gone',
    defaultMessage: 'Questo pacchetto non è più in vendita: scegline un altro.',
  },
  priceChanged: {
    id: 'server.contracts.offer.price-changed',
    defaultMessage: 'Il prezzo è cambiato: ora è {total}. Guarda di nuovo il pacchetto.',
  },
  storeGone: {
    id: 'server.contracts.offer.store-gone',
    defaultMessage: 'Questo concessionario non è più disponibile: scegline un altro.',
  },
  dateFuture: { id: 'server.contracts.date-future', defaultMessage: 'La data non può essere nel futuro.' },
  kmBelow: {
    id: 'server.contracts.km-below',
    defaultMessage: 'L’ultima volta erano {km, number} km. Se sono davvero meno, scrivi il motivo.',
  },
  kmBelowKnown: {
    id: 'server.contracts.km-below-known',
    defaultMessage: 'Sono meno dell’ultima lettura che conosciamo. Se sono davvero questi, scrivi il motivo.',
  },
  statementsTooMany: {
    id: 'server.contracts.statements-too-many',
    defaultMessage:
      'A questo indirizzo abbiamo già inviato più ricevute: le tue dichiarazioni valgono. Per un’altra scrivi un indirizzo diverso o riprova più tardi.',
  },
  samePhone: { id: 'server.contracts.phone.same', defaultMessage: 'È già il numero del contratto.' },
  phoneOfStaff: {
    id: 'server.contracts.phone.of-staff',
    defaultMessage:
      'Questo numero lo ha inserito il concessionario. Per cambiarlo serve un codice su tutti e due i numeri; se ne hai uno solo, chiama {store}, {phone}.',
  },
  phoneCodesSent: {
    id: 'server.contracts.phone.codes-sent',
    defaultMessage: 'Abbiamo inviato due codici: uno al {old} e uno al {new}.',
  },
  phoneChanged: {
    id: 'server.contracts.phone.changed',
    defaultMessage: 'Numero cambiato. Da ora i codici arrivano al {phone}.',
  },
  identityDocument: { id: 'server.contracts.identity-document', defaultMessage: 'Documento d’identità' },
  phoneNotIdentified: {
    id: 'server.contracts.phone.not-identified',
    defaultMessage:
      'Il numero è cambiato dopo il riconoscimento: non può ricevere un codice di accesso. Chiama {store}, {phone}.',
  },
  incomplete: { id: 'server.contracts.incomplete', defaultMessage: 'Obbligatorio per firmare.' },
  changedMeanwhile: {
    id: 'server.contracts.status.changed',
    defaultMessage: 'Il contratto è cambiato nel frattempo. Ricarica la pagina e riprova.',
  },
  alreadySigned: { id: 'server.contracts.status.signed', defaultMessage: 'Il contratto è già firmato.' },
  notToSign: {
    id: 'server.contracts.status.not-to-sign',
    defaultMessage: 'Il contratto non è in attesa di una firma.',
  },
  notEditable: {
    id: 'server.contracts.status.not-editable',
    defaultMessage: 'Il contratto è firmato: i dati non si cambiano più.',
  },
  beingSigned: {
    id: 'server.contracts.status.being-signed',
    defaultMessage: 'Il cliente sta firmando: i dati non si cambiano. Per correggerli, reinviare prima il link.',
  },
  notToDelete: {
    id: 'server.contracts.status.not-to-delete',
    defaultMessage: 'Il contratto è firmato: lo può eliminare solo l’operatore.',
  },
  notSigned: { id: 'server.contracts.status.not-signed', defaultMessage: 'Il contratto non è ancora firmato.' },
  alreadyPaid: { id: 'server.contracts.status.paid', defaultMessage: 'Il contratto è già pagato.' },
  withdrawn: { id: 'server.contracts.status.withdrawn', defaultMessage: 'Il cliente ha esercitato il recesso.' },
  noCodeYet: {
    id: 'server.contracts.status.no-code',
    defaultMessage: 'Non abbiamo ancora inviato un codice: chiedilo prima.',
  },
  methodMissing: { id: 'server.contracts.payment.missing', defaultMessage: 'Scegli prima di pagare con carta.' },
  methodNotOffered: {
    id: 'server.contracts.payment.not-offered',
    defaultMessage: 'Il concessionario non offre questo modo di pagare: scegline un altro.',
  },
  noWayToPay: {
    id: 'server.contracts.payment.no-way',
    defaultMessage:
      'In questo momento {store} non ha un metodo di pagamento utilizzabile, quindi il contratto non si può firmare. Puoi chiamare il concessionario al numero {phone}.',
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
  codeSent: {
    id: 'server.contracts.code.sent',
    defaultMessage: 'Abbiamo inviato un codice di 6 cifre al numero {phone}.',
  },
  codeWrong: {
    id: 'server.contracts.code.wrong',
    defaultMessage:
      '{left, plural, =0 {Codice errato. Chiedine uno nuovo.} one {Codice errato: ti resta un tentativo.} other {Codice errato: ti restano {left} tentativi.}}',
  },
  codeBlocked: {
    id: 'server.contracts.code.blocked',
    defaultMessage: 'Troppi codici errati. Per firmare chiama {store} al {phone}: ti invia di nuovo il link.',
  },
  accessBlocked: {
    id: 'server.contracts.code.access-blocked',
    defaultMessage: 'Troppi codici errati. Riprova domani, oppure chiama {store} al {phone}.',
  },
  codeTooSoon: {
    id: 'server.contracts.code.too-soon',
    defaultMessage:
      'Puoi chiedere un nuovo codice tra {seconds, plural, one {un secondo} other {{seconds, number} secondi}}.',
  },
  codeTooMany: {
    id: 'server.contracts.code.too-many',
    defaultMessage: 'Hai chiesto troppi codici. Riprova più tardi.',
  },
  noPhone: {
    id: 'server.contracts.code.no-phone',
    defaultMessage: 'Il contratto non ha un cellulare: chiama il concessionario.',
  },
  signed: { id: 'server.contracts.signed', defaultMessage: 'Contratto firmato.' },
  opened: { id: 'server.contracts.opened', defaultMessage: 'Ora vedi il contratto per intero.' },
  sealAway: {
    id: 'server.contracts.seal-away',
    defaultMessage:
      'Non riusciamo a sigillare il documento in questo momento. Il codice resta valido: riprova tra poco.',
  },
  printable: {
    id: 'server.contracts.printable',
    defaultMessage: 'Questo testo ha un carattere che il documento non può contenere, o è troppo lungo.',
  },
});
