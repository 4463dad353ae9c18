import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  leave: { id: 'manager.counter.leave', defaultMessage: 'Esci dalla firma al banco' },
  page: { id: 'manager.counter.page', defaultMessage: 'Firma al banco' },
  title: { id: 'manager.counter.title', defaultMessage: 'Inquadra il codice con il tuo telefono' },
  lead: {
    id: 'manager.counter.lead',
    defaultMessage: 'Leggi, conferma i tuoi dati e firma con un codice SMS. Nessuna app da installare.',
  },
  qr: { id: 'manager.counter.qr', defaultMessage: 'Codice QR con il link del contratto' },
  qrFailed: { id: 'manager.counter.qr-failed', defaultMessage: 'Il codice non si può mostrare.' },
  retry: { id: 'manager.counter.retry', defaultMessage: 'Riprova' },
  sendLink: { id: 'manager.counter.send-link', defaultMessage: 'Invia il link per SMS' },
  copy: { id: 'manager.counter.copy', defaultMessage: 'Copia il link' },
  copied: { id: 'manager.counter.copied', defaultMessage: 'Link copiato' },
  notCopied: {
    id: 'manager.counter.not-copied',
    defaultMessage: 'Il browser non ha permesso la copia: il link si può inviare per SMS.',
  },
  privacy: {
    id: 'manager.counter.privacy',
    defaultMessage: 'Lo schermo si può girare verso il cliente: qui non compaiono dati di altri contratti.',
  },
  totalTaxed: { id: 'manager.counter.total-taxed', defaultMessage: 'Totale con IVA' },
  steps: { id: 'manager.counter.steps', defaultMessage: 'A che punto sei' },
  opened: { id: 'manager.counter.opened', defaultMessage: 'Link aperto' },
  openedDetail: { id: 'manager.counter.opened-detail', defaultMessage: 'Sul tuo telefono' },
  confirmed: { id: 'manager.counter.confirmed', defaultMessage: 'Dati confermati' },
  confirmedDetail: { id: 'manager.counter.confirmed-detail', defaultMessage: 'Informativa letta, documento aperto' },
  code: { id: 'manager.counter.code', defaultMessage: 'Codice per SMS' },
  codeSent: { id: 'manager.counter.code-sent', defaultMessage: 'Codice inviato al numero {phone}' },
  codeDelivered: {
    id: 'manager.counter.code-delivered',
    defaultMessage: 'SMS consegnato in {seconds} s. Il codice scade tra {time}',
  },
  codeOnItsWay: { id: 'manager.counter.code-on-its-way', defaultMessage: 'Il codice scade tra {time}' },
  codeNotSent: { id: 'manager.counter.code-not-sent', defaultMessage: 'Il codice non è partito per il numero {phone}' },
  codeFailed: {
    id: 'manager.counter.code-failed',
    defaultMessage:
      'L’SMS non è partito: controlla il numero con «Modifica i dati», poi chiedi un altro codice dal telefono.',
  },
  codeWaiting: {
    id: 'manager.counter.code-waiting',
    defaultMessage: 'L’SMS non è ancora partito: si riprova in automatico. Il codice scade tra {time}',
  },
  codeDead: {
    id: 'manager.counter.code-dead',
    defaultMessage: 'Il codice è scaduto: chiedine uno nuovo dal telefono.',
  },
  signed: { id: 'manager.counter.signed', defaultMessage: 'Contratto firmato' },
  methodNow: { id: 'manager.counter.method-now', defaultMessage: 'Scegli come pagare' },
  method: { id: 'manager.counter.method', defaultMessage: 'Metodo di pagamento scelto' },
  live: {
    id: 'manager.counter.live',
    defaultMessage: 'Aggiornato adesso. Questa pagina segue il cliente da sola.',
  },
  lost: {
    id: 'manager.counter.lost',
    defaultMessage: 'Connessione persa. La pagina riprende da sola: la firma sul telefono non si interrompe.',
  },
  blocked: {
    id: 'manager.counter.blocked',
    defaultMessage: 'Troppi codici errati: la firma è bloccata. Inviare di nuovo il link per ricominciare.',
  },
  declined: { id: 'manager.counter.declined', defaultMessage: 'Hai scelto di non firmare questo contratto.' },
  endTitle: { id: 'manager.counter.end-title', defaultMessage: 'Contratto firmato, grazie' },
  endChoose: {
    id: 'manager.counter.end-choose',
    defaultMessage: 'Ora scegli come pagare, dal tuo telefono o qui al banco.',
  },
  endChosen: {
    id: 'manager.counter.end-chosen',
    defaultMessage: 'Pagamento: {method}. Trovi tutto nell’e-mail che ti abbiamo inviato.',
  },
  toPayment: { id: 'manager.counter.to-payment', defaultMessage: 'Vai al pagamento' },
  failed: { id: 'manager.counter.failed', defaultMessage: 'Il contratto non si può mostrare' },
  gone: { id: 'manager.counter.gone', defaultMessage: 'Contratto non trovato' },
  goneTitle: {
    id: 'manager.counter.gone-title',
    defaultMessage: 'A questo indirizzo non c’è nessun contratto dei tuoi dealer',
  },
  goneText: {
    id: 'manager.counter.gone-text',
    defaultMessage: 'Il link è incompleto, il contratto è stato eliminato, oppure appartiene a un altro dealer.',
  },
  toList: { id: 'manager.counter.to-list', defaultMessage: 'Vai ai contratti' },
  loading: { id: 'manager.counter.loading', defaultMessage: 'Caricamento del contratto' },
});
