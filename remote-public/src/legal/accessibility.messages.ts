import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'public.accessibility.title', defaultMessage: 'Accessibilità' },
  lead: {
    id: 'public.accessibility.lead',
    defaultMessage: 'Vogliamo che chiunque possa cercare la propria auto, leggere il contratto e firmarlo da solo.',
  },
  state: { id: 'public.accessibility.state', defaultMessage: 'A che punto siamo' },
  stateText: {
    id: 'public.accessibility.state-text',
    defaultMessage:
      'Queste pagine seguono le regole WCAG 2.2, livello AA, e la norma EN 301 549. Tutto si fa con la sola tastiera; il fuoco si vede sempre; testi e bordi hanno il contrasto richiesto, in chiaro e in scuro; i movimenti si fermano se lo chiedi al tuo dispositivo.',
  },
  stateReaders: {
    id: 'public.accessibility.state-readers',
    defaultMessage:
      'I lettori di schermo trovano titoli, etichette ed errori al loro posto. Il contratto si legge anche come testo, pagina per pagina, oltre che come disegno.',
  },
  limits: { id: 'public.accessibility.limits', defaultMessage: 'Che cosa manca ancora' },
  limitsText: {
    id: 'public.accessibility.limits-text',
    defaultMessage:
      'Contratto, scheda di pagamento, pagina delle prove e ricevute sono PDF marcati: lingua italiana, titolo, intestazioni, paragrafi, tabelle ed elenchi nell’ordine di lettura, caselle con il loro stato. Restano fuori il campo della firma elettronica, che non si vede e non ha una marcatura, e i contratti fatti su un modulo caricato dal venditore o prima del 25 novembre 2026, che possono non essere marcati. Non abbiamo fatto certificare la conformità a PDF/UA. Se ti serve in un’altra forma, te lo inviamo entro cinque giorni lavorativi, senza costi.',
  },
  contact: { id: 'public.accessibility.contact', defaultMessage: 'Se qualcosa non va' },
  contactText: {
    id: 'public.accessibility.contact-text',
    defaultMessage:
      'Scrivi a {email} o chiama il {phone}, dal lunedì al venerdì, dalle 9:00 alle 18:00. Rispondiamo entro 30 giorni. Se la risposta non ti basta, puoi rivolgerti all’Agenzia per l’Italia digitale.',
  },
});
