import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  notYet: { id: 'account.services.not-yet', defaultMessage: 'da fissare' },
  by: { id: 'account.services.by', defaultMessage: 'entro {date}' },
  late: { id: 'account.services.late', defaultMessage: 'scaduto il {date}' },
  lateOrAt: { id: 'account.services.late-or-at', defaultMessage: 'Scaduto il {date} <s>o a {km}</s>' },
  next: { id: 'account.services.next', defaultMessage: 'Prossimo tagliando' },
  afterPayment: { id: 'account.services.after-payment', defaultMessage: 'Dopo il pagamento' },
  afterSigning: { id: 'account.services.after-signing', defaultMessage: 'Dopo la firma e il pagamento' },
  allDone: { id: 'account.services.all-done', defaultMessage: 'Tutti i tagliandi sono fatti' },
  ended: { id: 'account.services.ended', defaultMessage: 'Finita il {date}' },
  cover: { id: 'account.services.cover', defaultMessage: 'Copertura' },
  about: { id: 'account.services.about', defaultMessage: '{date} <s>circa, a {km}</s>' },
  orAt: { id: 'account.services.or-at', defaultMessage: '{date} <s>o a {km}</s>' },
  toCalendar: { id: 'account.services.to-calendar', defaultMessage: 'Aggiungi al calendario' },
  book: { id: 'account.services.book', defaultMessage: 'Prenota: {phone}' },
  call: { id: 'account.services.call', defaultMessage: 'Chiama: {phone}' },
  now: { id: 'account.services.now', defaultMessage: 'Da fare adesso <s>a {km}</s>' },
  estimateOfTold: {
    id: 'account.services.estimate-of-told',
    defaultMessage: 'Stima dai chilometri che hai scritto al concessionario. Al più tardi il {due}.',
  },
  estimate: {
    id: 'account.services.estimate',
    defaultMessage: 'Stima dai {km} del {date}. Al più tardi il {due}.',
  },
});
