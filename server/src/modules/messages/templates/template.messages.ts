import { defineMessages } from '../../../platform/i18n';

export const templateMessages = defineMessages({
  saved: { id: 'server.templates.saved', defaultMessage: 'Testo salvato: vale dal prossimo messaggio.' },
  restored: { id: 'server.templates.restored', defaultMessage: 'Vale di nuovo il testo predefinito.' },
  codeUnknown: { id: 'server.templates.code-unknown', defaultMessage: 'Questo messaggio non c’è.' },
  unreadable: {
    id: 'server.templates.unreadable',
    defaultMessage: 'Il testo non si può leggere: controllare le parentesi graffe e i segni di minore e maggiore.',
  },
  unknown: {
    id: 'server.templates.unknown',
    defaultMessage: '{count, plural, one {Questo nome non è previsto} other {Questi nomi non sono previsti}}: {names}.',
  },
  misused: {
    id: 'server.templates.misused',
    defaultMessage: '{count, plural, one {Qui serve il nome semplice} other {Qui servono i nomi semplici}}: {names}.',
  },
  missing: {
    id: 'server.templates.missing',
    defaultMessage: '{count, plural, one {Nel testo manca} other {Nel testo mancano}} {names}.',
  },
  webOtp: {
    id: 'server.templates.web-otp',
    defaultMessage: 'L’ultima riga deve essere {line}: con quella il telefono propone il codice da solo.',
  },
  onePart: {
    id: 'server.templates.one-part',
    defaultMessage: 'Il testo è troppo lungo: un SMS con un codice sta in 160 caratteri.',
  },
  tooLong: {
    id: 'server.templates.too-long',
    defaultMessage: 'Il testo è troppo lungo: prende {parts, number} SMS, al massimo {most, number}.',
  },
  smsSubject: { id: 'server.templates.sms-subject', defaultMessage: 'Un SMS non ha oggetto.' },
  oneLine: { id: 'server.templates.one-line', defaultMessage: 'L’oggetto sta su una riga sola.' },
});
