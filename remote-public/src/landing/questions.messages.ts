import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  heading: { id: 'public.questions.heading', defaultMessage: 'Domande e risposte' },
  lead: {
    id: 'public.questions.lead',
    defaultMessage: 'Non trovi la tua? Chiama il {phone}, dal lunedì al venerdì, dalle 9:00 alle 18:00.',
  },
  whenPay: { id: 'public.questions.when-pay', defaultMessage: 'Quando pago?' },
  whenPayAnswer: {
    id: 'public.questions.when-pay-answer',
    defaultMessage:
      'Dopo la firma, entro 15 giorni, in uno dei modi che il tuo concessionario offre: in sede, con bonifico o con carta. Ti avvisiamo prima della scadenza: se il pagamento non arriva, il contratto viene annullato.',
  },
  regret: { id: 'public.questions.regret', defaultMessage: 'Posso ripensarci?' },
  regretAnswer: {
    id: 'public.questions.regret-answer',
    defaultMessage:
      'Sì, entro 14 giorni dalla firma, senza motivo e senza costi. Lo fai dalla pagina del contratto, o dalla pagina del recesso se non hai più il telefono. Se hai già pagato, ricevi il rimborso entro 14 giorni.',
  },
  valid: { id: 'public.questions.valid', defaultMessage: 'La firma con il codice è valida?' },
  validAnswer: {
    id: 'public.questions.valid-answer',
    defaultMessage:
      'Sì. È una firma elettronica: il codice arriva solo al tuo cellulare ed è legato al documento che hai letto. Il PDF firmato è sigillato e porta una pagina con le prove.',
  },
  old: { id: 'public.questions.old', defaultMessage: 'La mia auto ha più di cinque anni: posso aderire?' },
  oldAnswer: {
    id: 'public.questions.old-answer',
    defaultMessage:
      'Dipende dal pacchetto: ognuno dice fino a quanti anni e a quanti chilometri arriva. Scrivi il telaio: quelli non adatti li vedi lo stesso, con il motivo.',
  },
  noMobile: { id: 'public.questions.no-mobile', defaultMessage: 'Non ho un cellulare italiano: come firmo?' },
  noMobileAnswer: {
    id: 'public.questions.no-mobile-answer',
    defaultMessage:
      'Per ora serve un cellulare italiano: il codice per firmare arriva solo lì, per SMS, anche se firmi dal concessionario.',
  },
  data: { id: 'public.questions.data', defaultMessage: 'Che cosa fate dei miei dati?' },
  dataAnswer: {
    id: 'public.questions.data-answer',
    defaultMessage:
      'Servono per il contratto e per inviarti il codice. Offerte e sondaggi arrivano solo se lo vuoi, e cambi idea quando vuoi. Tutto è spiegato nell’informativa sulla privacy.',
  },
});
