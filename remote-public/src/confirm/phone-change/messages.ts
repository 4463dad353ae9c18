import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  hint: {
    id: 'public.phone-change.hint',
    defaultMessage: 'Lo ha inserito il concessionario. Qui arriva il codice per firmare.',
  },
  change: { id: 'public.phone-change.change', defaultMessage: 'Cambia numero' },
  title: { id: 'public.phone-change.title', defaultMessage: 'Cambia il numero del contratto' },
  lead: {
    id: 'public.phone-change.lead',
    defaultMessage:
      'Inviamo un codice al numero di oggi, {phone}, e uno al numero nuovo: servono tutti e due, così nessun altro può prendere il tuo posto.',
  },
  noPhone: {
    id: 'public.phone-change.no-phone',
    defaultMessage: 'Non hai più il numero di oggi? Chiama {store} al {phone}: lo cambia il concessionario.',
  },
  newPhone: { id: 'public.phone-change.new-phone', defaultMessage: 'Numero nuovo' },
  newPhoneHint: { id: 'public.phone-change.new-phone-hint', defaultMessage: 'Un cellulare italiano.' },
  confirmShort: { id: 'public.phone-change.confirm-short', defaultMessage: 'Confermo: il numero {phone} è giusto.' },
  send: { id: 'public.phone-change.send', defaultMessage: 'Invia i due codici' },
  cancel: { id: 'public.phone-change.cancel', defaultMessage: 'Annulla' },
  sent: {
    id: 'public.phone-change.sent',
    defaultMessage: 'Abbiamo inviato due codici di 6 cifre. Chiedi quello dell’altro telefono a chi ce l’ha in mano.',
  },
  haveCodes: { id: 'public.phone-change.have-codes', defaultMessage: 'Ho già i due codici' },
  inHand: {
    id: 'public.phone-change.in-hand',
    defaultMessage: 'Se i due numeri hanno già ricevuto un codice di 6 cifre, scrivili qui.',
  },
  newCodes: { id: 'public.phone-change.new-codes', defaultMessage: 'Invia due codici nuovi' },
  resent: {
    id: 'public.phone-change.resent',
    defaultMessage: 'Due codici nuovi inviati: quelli di prima non valgono più.',
  },
  oldCode: { id: 'public.phone-change.old-code', defaultMessage: 'Codice arrivato al numero di oggi, {phone}' },
  newCode: { id: 'public.phone-change.new-code', defaultMessage: 'Codice arrivato al numero nuovo, {phone}' },
  consequence: {
    id: 'public.phone-change.consequence',
    defaultMessage:
      'Con il numero nuovo il link e i codici di prima non valgono più, e il concessionario dovrà rifare l’eventuale riconoscimento.',
  },
  confirm: { id: 'public.phone-change.confirm', defaultMessage: 'Cambia il numero' },
  otherNumber: { id: 'public.phone-change.other-number', defaultMessage: 'Scrivi un altro numero' },
});
