import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'public.sign.title', defaultMessage: 'Leggi e firma' },
  lead: {
    id: 'public.sign.lead',
    defaultMessage: 'Questo è il documento che firmi. Puoi leggerlo qui, ingrandirlo o scaricarlo.',
  },
  previewLead: {
    id: 'public.sign.preview-lead',
    defaultMessage:
      'Questa è l’anteprima del contratto. Quando chiedi il codice diventa il documento definitivo, con la sua impronta.',
  },
  contractName: { id: 'public.sign.contract-name', defaultMessage: 'Contratto {code}' },
  previewName: { id: 'public.sign.preview-name', defaultMessage: 'Anteprima {code}' },
  unreadable: { id: 'public.sign.unreadable', defaultMessage: 'Il documento non si può mostrare qui' },
  unreadableAdvice: {
    id: 'public.sign.unreadable-advice',
    defaultMessage: 'Scaricalo con il pulsante in alto e leggilo prima di firmare.',
  },
  loadingDocument: { id: 'public.sign.loading-document', defaultMessage: 'Caricamento del documento' },
  fingerprint: { id: 'public.sign.fingerprint', defaultMessage: 'Impronta del documento' },
  fingerprintText: {
    id: 'public.sign.fingerprint-text',
    defaultMessage:
      'Confronta i primi otto caratteri con quelli dell’SMS: se sono uguali, firmi proprio questo documento.',
  },
  before: { id: 'public.sign.before', defaultMessage: 'Prima della firma' },
  terms: { id: 'public.sign.terms', defaultMessage: 'Ho letto e accetto le <a>condizioni di contratto</a>.' },
  clauses: {
    id: 'public.sign.clauses',
    defaultMessage:
      'Approvo specificamente le clausole 6 (esclusioni), 9 (decadenza) e 11 (limiti di responsabilità), come chiedono gli articoli 1341 e 1342 del codice civile.',
  },
  general: { id: 'public.sign.general', defaultMessage: 'Ho letto l’<a>informativa sulla privacy</a>.' },
  marketing: {
    id: 'public.sign.marketing',
    defaultMessage: 'Voglio ricevere offerte e novità da CarCare per e-mail e SMS. Facoltativo.',
  },
  survey: {
    id: 'public.sign.survey',
    defaultMessage: 'Accetto di rispondere a sondaggi sulla qualità del servizio. Facoltativo.',
  },
  tickFirst: { id: 'public.sign.tick-first', defaultMessage: 'Serve per ricevere il codice.' },
  code: { id: 'public.sign.code', defaultMessage: 'Codice di firma' },
  sendTo: { id: 'public.sign.send-to', defaultMessage: 'Invia il codice al numero {phone}' },
  sendNote: {
    id: 'public.sign.send-note',
    defaultMessage: 'È gratuito e scade dopo 10 minuti. Chiedere il codice non significa firmare.',
  },
  sent: {
    id: 'public.sign.sent',
    defaultMessage: 'Abbiamo inviato un codice di 6 cifre al numero <b>{phone}</b>, con l’impronta {fingerprint}.',
  },
  resent: { id: 'public.sign.resent', defaultMessage: 'Codice nuovo inviato: quello di prima non vale più.' },
  blocked: {
    id: 'public.sign.blocked',
    defaultMessage: 'Troppi codici errati. Per firmare chiama {store} al {phone}: ti invia di nuovo il link.',
  },
  seller: { id: 'public.sign.seller', defaultMessage: 'Venditore' },
  duration: { id: 'public.sign.duration', defaultMessage: 'Durata' },
  durationText: { id: 'public.sign.duration-text', defaultMessage: '{months} o {km}, senza rinnovo' },
  withdrawal: { id: 'public.sign.withdrawal', defaultMessage: 'Recesso' },
  withdrawalText: { id: 'public.sign.withdrawal-text', defaultMessage: 'entro 14 giorni, senza motivo e senza costi' },
  sign: { id: 'public.sign.sign', defaultMessage: 'Firma con obbligo di pagare' },
  edit: { id: 'public.sign.edit', defaultMessage: 'Modifica i dati' },
  decline: { id: 'public.sign.decline', defaultMessage: 'Rifiuta il contratto' },
  declined: {
    id: 'public.sign.declined',
    defaultMessage: 'Hai rifiutato il contratto il {date}. Se cambi idea, puoi ancora firmarlo.',
  },
  declineTitle: { id: 'public.sign.decline-title', defaultMessage: 'Rifiutare il contratto?' },
  declineText: {
    id: 'public.sign.decline-text',
    defaultMessage:
      'Non ti inviamo altri promemoria e il concessionario viene avvisato. Fino alla scadenza puoi cambiare idea e firmare.',
  },
  declineReason: { id: 'public.sign.decline-reason', defaultMessage: 'Perché lo rifiuti?' },
  declineConfirm: { id: 'public.sign.decline-confirm', defaultMessage: 'Rifiuta il contratto' },
  declineCancel: { id: 'public.sign.decline-cancel', defaultMessage: 'Torna al contratto' },
  deadline: {
    id: 'public.sign.deadline',
    defaultMessage: 'Puoi firmare fino al {date}, altrimenti il contratto viene annullato.',
  },
  advanced: {
    id: 'public.sign.advanced',
    defaultMessage:
      'Il concessionario ti ha riconosciuto con {document} {number}: la tua firma sarà elettronica avanzata (FEA). Se non è il tuo documento, non firmare e chiamalo.',
  },
  document: { id: 'public.sign.document', defaultMessage: 'un documento' },
  completeHeading: { id: 'public.sign.complete-heading', defaultMessage: 'Completa il contratto' },
  completeLead: {
    id: 'public.sign.complete-lead',
    defaultMessage: 'Questa è la bozza del contratto. Con i dati che mancano diventa quello che puoi firmare.',
  },
  completeTitle: { id: 'public.sign.complete-title', defaultMessage: 'Completa i tuoi dati' },
  completeWhy: {
    id: 'public.sign.complete-why',
    defaultMessage: '{store} ha preparato il contratto. Per firmarlo mancano:',
  },
  ofCar: { id: 'public.sign.of-car', defaultMessage: 'Dell’auto' },
  ofPerson: { id: 'public.sign.of-person', defaultMessage: 'Di chi firma' },
  registered: { id: 'public.sign.registered', defaultMessage: 'Data di immatricolazione' },
  complete: { id: 'public.sign.complete', defaultMessage: 'Completa i dati' },
});
