import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'public.terms.title', defaultMessage: 'Condizioni di contratto' },
  lead: {
    id: 'public.terms.lead',
    defaultMessage:
      'Valgono per tutti i pacchetti. Prezzo, durata e chilometri del tuo sono nel contratto che leggi prima di firmare.',
  },
  t1: { id: 'public.terms.t1', defaultMessage: '1. Oggetto' },
  p1: {
    id: 'public.terms.p1',
    defaultMessage:
      'CarCare S.r.l. (il venditore) si obbliga a far eseguire i tagliandi e a far riparare i guasti compresi nel pacchetto scelto, presso il concessionario indicato dal cliente, con ricambi originali e manodopera compresi nel prezzo.',
  },
  t2: { id: 'public.terms.t2', defaultMessage: '2. Durata' },
  p2: {
    id: 'public.terms.p2',
    defaultMessage:
      'Il contratto vale dalla firma per i mesi indicati, o fino ai chilometri indicati percorsi dalla stessa data, secondo ciò che avviene prima. Non si rinnova da solo.',
  },
  t3: { id: 'public.terms.t3', defaultMessage: '3. Concessionario' },
  p3: {
    id: 'public.terms.p3',
    defaultMessage:
      'Il cliente può chiedere di cambiare concessionario con un altro aderente al programma, senza costi.',
  },
  t4: { id: 'public.terms.t4', defaultMessage: '4. Prezzo e pagamento' },
  p4: {
    id: 'public.terms.p4',
    defaultMessage:
      'Il prezzo è quello mostrato prima della firma, IVA inclusa, e non cambia. Si paga entro 15 giorni dalla firma: in concessionaria, con bonifico o con carta, secondo i modi offerti dal concessionario. Se il pagamento non arriva, il contratto si elimina senza costi.',
  },
  t5: { id: 'public.terms.t5', defaultMessage: '5. Prestazioni comprese' },
  p5: {
    id: 'public.terms.p5',
    defaultMessage:
      'I tagliandi seguono il piano del costruttore. Sono coperti i guasti improvvisi delle parti elencate nel pacchetto. Dove previsti, il soccorso stradale è attivo 24 ore su 24 e l’auto sostitutiva spetta per i giorni indicati.',
  },
  t6: { id: 'public.terms.t6', defaultMessage: '6. Esclusioni' },
  p6: {
    id: 'public.terms.p6',
    defaultMessage:
      'Sono sempre esclusi pneumatici, freni, spazzole, carrozzeria, vetri, interni, danni da incidente, furto, incendio o eventi naturali, guasti già presenti alla firma, usi sportivi o professionali di trasporto, modifiche non approvate dal costruttore.',
  },
  t7: { id: 'public.terms.t7', defaultMessage: '7. Obblighi del cliente' },
  p7: {
    id: 'public.terms.p7',
    defaultMessage:
      'Il cliente dichiara dati veri dell’auto, compresi i chilometri, la fa controllare nei tempi previsti e la porta al concessionario appena si accorge di un guasto, senza continuare a usarla se il danno può aumentare.',
  },
  t8: { id: 'public.terms.t8', defaultMessage: '8. Come si chiede una prestazione' },
  p8: {
    id: 'public.terms.p8',
    defaultMessage:
      'Basta chiamare il concessionario o il numero 02 1234 5670 e dire la targa o il codice del contratto. L’intervento è preso in carico entro due giorni lavorativi.',
  },
  t9: { id: 'public.terms.t9', defaultMessage: '9. Decadenza' },
  p9: {
    id: 'public.terms.p9',
    defaultMessage:
      'Il cliente perde il diritto alla singola prestazione se denuncia il guasto oltre 30 giorni dopo averlo scoperto, o se salta un tagliando per più di 3 mesi o 3.000 km e il guasto ne dipende.',
  },
  t10: { id: 'public.terms.t10', defaultMessage: '10. Vendita dell’auto' },
  p10: {
    id: 'public.terms.p10',
    defaultMessage:
      'Se l’auto è venduta, il contratto può passare al nuovo proprietario: basta comunicarlo al concessionario entro 30 giorni.',
  },
  t11: { id: 'public.terms.t11', defaultMessage: '11. Limiti di responsabilità' },
  p11: {
    id: 'public.terms.p11',
    defaultMessage:
      'Salvo dolo o colpa grave, il venditore risponde fino al valore dell’auto al momento del guasto, e non dei danni indiretti come il mancato guadagno. Restano fermi i diritti che la legge dà al consumatore.',
  },
  t12: { id: 'public.terms.t12', defaultMessage: '12. Recesso' },
  p12: {
    id: 'public.terms.p12',
    defaultMessage:
      'Il cliente può recedere entro 14 giorni dalla firma, senza motivo e senza costi, dalla pagina del contratto o dalla pagina del recesso. Chi ha già pagato è rimborsato entro 14 giorni, nello stesso modo del pagamento.',
  },
  t13: { id: 'public.terms.t13', defaultMessage: '13. Firma elettronica' },
  p13: {
    id: 'public.terms.p13',
    defaultMessage:
      'Il contratto si firma con un codice usa e getta mandato al cellulare del cliente e legato all’impronta del documento. Il documento firmato è sigillato e porta una pagina con le prove.',
  },
  t14: { id: 'public.terms.t14', defaultMessage: '14. Legge e foro' },
  p14: {
    id: 'public.terms.p14',
    defaultMessage:
      'Si applica la legge italiana. È competente il giudice del luogo di residenza o domicilio del consumatore. Prima, il cliente può rivolgersi a un organismo di risoluzione delle controversie.',
  },
  approval: { id: 'public.terms.approval', defaultMessage: 'Approvazione specifica' },
  approvalText: {
    id: 'public.terms.approval-text',
    defaultMessage:
      'Prima della firma il cliente approva a parte, con una spunta sua, le clausole 6 (esclusioni), 9 (decadenza) e 11 (limiti di responsabilità), come chiedono gli articoli 1341 e 1342 del codice civile.',
  },
});
