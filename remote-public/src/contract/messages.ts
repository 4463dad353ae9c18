import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  signedOn: { id: 'public.contract.signed-on', defaultMessage: 'firmato il {when}' },
  titleSigned: { id: 'public.contract.title-signed', defaultMessage: 'Contratto firmato' },
  titleFilled: { id: 'public.contract.title-filled', defaultMessage: 'Manca solo il pagamento' },
  titlePaid: { id: 'public.contract.title-paid', defaultMessage: 'Contratto valido e pagato' },
  titleEnded: {
    id: 'public.contract.title-ended',
    defaultMessage: 'La copertura è finita',
  },
  withdrawnBadge: { id: 'public.contract.withdrawn-badge', defaultMessage: 'Receduto' },
  refundStep: { id: 'public.contract.refund-step', defaultMessage: 'Rimborso' },
  titleWithdrawn: { id: 'public.contract.title-withdrawn', defaultMessage: 'Hai esercitato il recesso' },
  titleStated: { id: 'public.contract.title-stated', defaultMessage: 'Recesso da controllare' },
  statedLead: {
    id: 'public.contract.stated-lead',
    defaultMessage:
      'Il {date} è arrivata una dichiarazione di recesso per questo contratto: il concessionario controlla i dati e ti ricontatta se serve. {paid, select, true {Se non l’hai mandata tu, chiama {store} al {phone}.} other {Se l’hai mandata tu, non devi pagare niente; se non l’hai mandata tu, chiama {store} al {phone}.}}',
  },
  payStated: {
    id: 'public.contract.pay-stated',
    defaultMessage: 'Non ho dichiarato io il recesso: voglio pagare',
  },
  nowChoose: { id: 'public.contract.now-choose', defaultMessage: 'Ora scegli come pagare.' },
  nowPay: { id: 'public.contract.now-pay', defaultMessage: 'Hai scelto come pagare: ora completa il pagamento.' },
  deadline: {
    id: 'public.contract.deadline',
    defaultMessage: 'Hai tempo fino al <b>{date}</b>, altrimenti il contratto viene annullato.',
  },
  paidLead: {
    id: 'public.contract.paid-lead',
    defaultMessage:
      'Pagamento di {amount} ricevuto il {date}{settles, select, instead {, che il concessionario ha accettato a saldo del totale di {total}} more {, più del totale di {total}} other {}}{kind, select, rental {.} other {: la tua auto è coperta.}}',
  },
  endedLead: {
    id: 'public.contract.ended-lead',
    defaultMessage:
      'Il contratto valeva fino al {ended} e non si rinnova da solo. Pagamento di {amount} ricevuto il {date}{settles, select, instead {, a saldo del totale di {total}} more {, più del totale di {total}} other {}}.',
  },
  withdrawnLead: {
    id: 'public.contract.withdrawn-lead',
    defaultMessage: 'Recesso registrato il {date}. Non devi pagare niente.',
  },
  withdrawnRefund: {
    id: 'public.contract.withdrawn-refund',
    defaultMessage: 'Recesso registrato il {date}. Il rimborso di {amount} arriva entro il {refund}.',
  },
  withdrawnRefundLate: {
    id: 'public.contract.withdrawn-refund-late',
    defaultMessage:
      'Recesso registrato il {date}. Il rimborso di {amount} doveva arrivare entro il {refund}: se non c’è ancora, chiama il concessionario.',
  },
  withdrawnRefunded: {
    id: 'public.contract.withdrawn-refunded',
    defaultMessage: 'Recesso registrato il {date}. Rimborso di {amount} fatto il {refund}.',
  },
  untilDate: { id: 'public.contract.until-date', defaultMessage: 'entro il {date}' },
  afterChoice: { id: 'public.contract.after-choice', defaultMessage: 'dopo la scelta' },
  howToPay: { id: 'public.contract.how-to-pay', defaultMessage: 'Come vuoi pagare?' },
  payment: { id: 'public.contract.payment', defaultMessage: 'Pagamento' },
  concessionaria: { id: 'public.contract.desk', defaultMessage: 'In concessionaria' },
  concessionariaText: { id: 'public.contract.desk-text', defaultMessage: 'Da {store}, in contanti o con carta.' },
  bonifico: { id: 'public.contract.transfer', defaultMessage: 'Bonifico' },
  bonificoText: {
    id: 'public.contract.transfer-text',
    defaultMessage: 'Inquadra il codice con l’app della tua banca, oppure copia i dati.',
  },
  carta: { id: 'public.contract.card', defaultMessage: 'Carta' },
  cartaText: { id: 'public.contract.card-text', defaultMessage: 'Sulla pagina protetta del gestore dei pagamenti.' },
  confirmDesk: { id: 'public.contract.confirm-desk', defaultMessage: 'Conferma: pago in concessionaria' },
  confirmTransfer: { id: 'public.contract.confirm-transfer', defaultMessage: 'Conferma: pago con bonifico' },
  confirmCard: { id: 'public.contract.confirm-card', defaultMessage: 'Conferma: pago con carta' },
  payNow: { id: 'public.contract.pay-now', defaultMessage: 'Vai a pagare con carta' },
  chooseFirst: { id: 'public.contract.choose-first', defaultMessage: 'Scegli come pagare' },
  chosen: { id: 'public.contract.chosen', defaultMessage: 'Scelta salvata' },
  canChange: {
    id: 'public.contract.can-change',
    defaultMessage: 'Puoi cambiare metodo finché il pagamento non è arrivato.',
  },
  noMethods: {
    id: 'public.contract.no-methods',
    defaultMessage: 'Questo concessionario non ha ancora indicato come pagare: chiamalo al {phone}.',
  },
  beneficiary: { id: 'public.contract.beneficiary', defaultMessage: 'Beneficiario' },
  onBehalf: { id: 'public.contract.on-behalf', defaultMessage: 'incassa per conto di {seller}' },
  iban: { id: 'public.contract.iban', defaultMessage: 'IBAN' },
  reason: { id: 'public.contract.reason', defaultMessage: 'Causale' },
  amount: { id: 'public.contract.amount', defaultMessage: 'Importo' },
  qr: { id: 'public.contract.qr', defaultMessage: 'Codice QR del bonifico' },
  noIban: {
    id: 'public.contract.no-iban',
    defaultMessage: 'I dati per il bonifico arrivano per e-mail. Per averli subito chiama {store} al {phone}.',
  },
  copyIban: { id: 'public.contract.copy-iban', defaultMessage: 'l’IBAN' },
  copyReason: { id: 'public.contract.copy-reason', defaultMessage: 'la causale' },
  documents: { id: 'public.contract.documents', defaultMessage: 'Documenti' },
  contratto: { id: 'public.contract.doc-contract', defaultMessage: 'Contratto firmato' },
  contrattoText: {
    id: 'public.contract.doc-contract-text',
    defaultMessage: 'PDF sigillato, con la pagina delle prove',
  },
  mostrato: { id: 'public.contract.doc-shown', defaultMessage: 'Contratto come mostrato per la firma' },
  mostratoText: { id: 'public.contract.doc-shown-text', defaultMessage: 'PDF con l’impronta {fingerprint}' },
  scheda: { id: 'public.contract.doc-sheet', defaultMessage: 'Scheda del contratto' },
  schedaText: { id: 'public.contract.doc-sheet-text', defaultMessage: 'PDF sigillato, con il metodo di pagamento' },
  schedaLater: { id: 'public.contract.doc-sheet-later', defaultMessage: 'Pronta quando scegli come pagare' },
  ricevuta: { id: 'public.contract.doc-receipt', defaultMessage: 'Ricevuta del pagamento' },
  ricevutaText: { id: 'public.contract.doc-receipt-text', defaultMessage: 'Non valida ai fini fiscali' },
  recesso: { id: 'public.contract.doc-withdrawal', defaultMessage: 'Ricevuta del recesso' },
  recessoText: { id: 'public.contract.doc-withdrawal-text', defaultMessage: 'PDF con data e ora della dichiarazione' },
  evidence: { id: 'public.contract.evidence', defaultMessage: 'Fascicolo delle prove' },
  evidenceText: { id: 'public.contract.evidence-text', defaultMessage: 'ZIP: contratto, cronologia, come verificare' },
  checkEvidence: { id: 'public.contract.check-evidence', defaultMessage: 'Controlla che niente sia stato cambiato' },
  checkingEvidence: { id: 'public.contract.checking-evidence', defaultMessage: 'Controllo cronologia e documenti' },
  untouched: {
    id: 'public.contract.untouched',
    defaultMessage:
      'Tutto è come lo hai firmato: {events, plural, one {un passaggio} other {# passaggi}} e tutti i documenti corrispondono alle loro impronte. Ultima impronta: {head}',
  },
  touched: {
    id: 'public.contract.touched',
    defaultMessage:
      'Qualcosa non corrisponde più a quello che era stato registrato. Conserva i documenti che hai ricevuto e scrivici subito.',
  },
  size: { id: 'public.contract.size', defaultMessage: '{kilobytes, number} kB' },
  saving: { id: 'public.contract.saving', defaultMessage: 'Preparo il file' },
  documentsLoading: { id: 'public.contract.documents-loading', defaultMessage: 'Caricamento dei documenti' },
  summary: { id: 'public.contract.summary', defaultMessage: 'Il tuo contratto' },
  pack: { id: 'public.contract.pack', defaultMessage: 'Pacchetto' },
  dealer: { id: 'public.contract.dealer', defaultMessage: 'Dealer' },
  terms: { id: 'public.contract.terms', defaultMessage: 'Condizioni' },
  termsVersion: { id: 'public.contract.terms-version', defaultMessage: 'Versione {version}' },
  signature: { id: 'public.contract.signature', defaultMessage: 'Firma' },
  advanced: { id: 'public.contract.advanced', defaultMessage: 'Elettronica avanzata (FEA)' },
  fingerprint: { id: 'public.contract.fingerprint', defaultMessage: 'Impronta' },
  verify: { id: 'public.contract.verify', defaultMessage: 'Verifica' },
  rentalPeriod: { id: 'public.contract.rental-period', defaultMessage: 'Durata: {months} dalla consegna dell’auto' },
  ofWhichTax: { id: 'public.contract.of-which-tax', defaultMessage: 'di cui IVA {rate}' },
  next: { id: 'public.contract.next', defaultMessage: 'Che cosa succede ora' },
  nextSigned: { id: 'public.contract.next-signed', defaultMessage: 'Firma' },
  nextSignedText: { id: 'public.contract.next-signed-text', defaultMessage: 'Ti abbiamo inviato il contratto.' },
  nextWithdraw: { id: 'public.contract.next-withdraw', defaultMessage: 'Ultimo giorno per recedere' },
  nextWithdrawText: {
    id: 'public.contract.next-withdraw-text',
    defaultMessage: '14\u00a0giorni dalla firma, o il primo giorno lavorativo dopo.',
  },
  nextPay: { id: 'public.contract.next-pay', defaultMessage: 'Ultimo giorno per pagare' },
  nextPayText: { id: 'public.contract.next-pay-text', defaultMessage: 'Altrimenti il contratto viene annullato.' },
  nextPaid: { id: 'public.contract.next-paid', defaultMessage: 'Pagamento ricevuto' },
  nextPaidText: { id: 'public.contract.next-paid-text', defaultMessage: 'La ricevuta è tra i documenti.' },
  nextService: {
    id: 'public.contract.next-service',
    defaultMessage: '{n, plural, =1 {Primo tagliando} other {Tagliando #}}',
  },
  nextServiceText: { id: 'public.contract.next-service-text', defaultMessage: 'Oppure a {km}, se li raggiungi prima.' },
  nextEnd: { id: 'public.contract.next-end', defaultMessage: 'Fine della copertura' },
  nextEndText: { id: 'public.contract.next-end-text', defaultMessage: 'Oppure prima, a {km} percorsi dalla firma.' },
  withdraw: { id: 'public.contract.withdraw', defaultMessage: 'Recedere dal contratto qui' },
  withdrawUntil: {
    id: 'public.contract.withdraw-until',
    defaultMessage: 'Fino al {date}, senza motivo e senza costi.',
  },
  withdrawTitle: { id: 'public.contract.withdraw-title', defaultMessage: 'Recedere dal contratto {code}?' },
  withdrawUnpaid: {
    id: 'public.contract.withdraw-unpaid',
    defaultMessage: 'Il contratto finisce subito e non devi pagare niente. Non serve un motivo.',
  },
  withdrawPaid: {
    id: 'public.contract.withdraw-paid',
    defaultMessage:
      'Il contratto finisce subito e ricevi {amount} entro 14\u00a0giorni, nello stesso modo in cui hai pagato. Non serve un motivo.',
  },
  withdrawMismatched: {
    id: 'public.contract.withdraw-mismatched',
    defaultMessage:
      'Con carta abbiamo ricevuto anche {amount} che non corrispondono al contratto. Il concessionario li sta controllando, e non fanno parte di questo recesso: quello che non era dovuto torna a parte sulla tua carta.',
  },
  withdrawEmail: { id: 'public.contract.withdraw-email', defaultMessage: 'E-mail per la ricevuta' },
  withdrawConfirm: { id: 'public.contract.withdraw-confirm', defaultMessage: 'Conferma recesso' },
  withdrawCancel: { id: 'public.contract.withdraw-cancel', defaultMessage: 'Torna al contratto' },
  paymentFailed: {
    id: 'public.contract.payment-failed',
    defaultMessage: 'Il pagamento non è riuscito. Riprova o scegli un altro metodo.',
  },
  paymentPending: {
    id: 'public.contract.payment-pending',
    defaultMessage: 'Aspettiamo la conferma dal gestore dei pagamenti: questa pagina si aggiorna da sola.',
  },
  paymentLate: {
    id: 'public.contract.payment-late',
    defaultMessage:
      'La conferma del pagamento non è ancora arrivata. Se hai pagato non devi fare altro: questa pagina si aggiorna da sola. Se non hai pagato, puoi farlo qui sotto.',
  },
  paymentOver: {
    id: 'public.contract.payment-over',
    defaultMessage:
      'La conferma del pagamento non è ancora arrivata. Se hai pagato non devi fare altro, e puoi chiudere questa pagina. Se non hai pagato, puoi farlo qui sotto.',
  },
  paymentAskAgain: { id: 'public.contract.payment-ask-again', defaultMessage: 'Controlla ora' },
});
