import { defineMessages } from '../../platform/i18n';

export const signingMessages = defineMessages({
  samePhone: { id: 'server.contracts.phone.same', defaultMessage: 'È già il numero del contratto.' },
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
  noCodeYet: {
    id: 'server.contracts.status.no-code',
    defaultMessage: 'In questo momento nessun codice è valido: chiedine uno.',
  },
  codeTakenBack: {
    id: 'server.contracts.status.code-taken-back',
    defaultMessage:
      'Il concessionario ha inviato di nuovo il link: il codice di prima non vale più. Chiedine uno nuovo.',
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
    defaultMessage: 'Hai chiesto troppi codici. Riprova tra {wait}.',
  },
  signed: { id: 'server.contracts.signed', defaultMessage: 'Contratto firmato.' },
  opened: { id: 'server.contracts.opened', defaultMessage: 'Ora vedi il contratto per intero.' },
  sealAway: {
    id: 'server.contracts.seal-away',
    defaultMessage:
      'Non riusciamo a sigillare il documento in questo momento. Il codice resta valido: riprova tra poco.',
  },
  revertJob: { id: 'server.contracts.job.revert', defaultMessage: 'Ripristino delle firme interrotte' },
  grantsJob: { id: 'server.signing.job.grants', defaultMessage: 'Pulizia dei permessi scaduti sui contratti' },
  strayFilesJob: {
    id: 'server.signing.job.stray-files',
    defaultMessage: 'Pulizia delle copie di documenti d’identità senza contratto',
  },
});
