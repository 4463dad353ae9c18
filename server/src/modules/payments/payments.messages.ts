import { defineMessages } from '../../platform/i18n';

export const paymentMessages = defineMessages({
  pageTitle: { id: 'server.payments.page.title', defaultMessage: 'Pagamento dimostrativo' },
  pageIntro: {
    id: 'server.payments.page.intro',
    defaultMessage: 'Questa è la pagina di prova del gestore dei pagamenti: nessun denaro si muove.',
  },
  pageContract: { id: 'server.payments.page.contract', defaultMessage: 'Contratto {code}' },
  pay: { id: 'server.payments.page.pay', defaultMessage: 'Paga {total}' },
  refuse: { id: 'server.payments.page.refuse', defaultMessage: 'Rifiuta il pagamento' },
  notCard: { id: 'server.payments.not-card', defaultMessage: 'Scegli prima di pagare con carta.' },
  refundOpen: {
    id: 'server.payments.refund-open',
    defaultMessage:
      '{answered, select, no {Il gestore non conferma il rimborso, e una richiesta di prima è rimasta senza risposta: chiarirlo con il gestore} other {Il gestore dei pagamenti non risponde: riprovare tra poco}}. Se resta così, dopo il {date} si può registrare un rimborso fatto in un altro modo.',
  },
  refundUnanswered: {
    id: 'server.payments.refund-unanswered',
    defaultMessage: 'Il gestore dei pagamenti non risponde: riprovare tra poco.',
  },
  expirePagesJob: {
    id: 'server.payments.job.expire-pages',
    defaultMessage: 'Chiusura delle pagine di pagamento superate',
  },
  noProvider: {
    id: 'server.payments.no-provider',
    defaultMessage:
      'Su questa pagina non si può pagare con la carta: scegli un altro modo di pagare, o chiama il concessionario.',
  },
  providerAway: {
    id: 'server.payments.provider-away',
    defaultMessage: 'Il gestore dei pagamenti non risponde. Riprova tra poco, oppure scegli un altro modo di pagare.',
  },
});
