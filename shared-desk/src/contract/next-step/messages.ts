import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  nextStep: { id: 'desk.step.next', defaultMessage: 'Prossimo passo' },
  deletion: {
    id: 'desk.step.deletion',
    defaultMessage: 'Si elimina {days, plural, =0 {oggi} one {domani} other {tra # giorni}}, il {date}',
  },
  sendTitle: { id: 'desk.step.send-title', defaultMessage: 'Inviare il link al cliente' },
  sendWhy: {
    id: 'desk.step.send-why',
    defaultMessage: 'Con il link il cliente completa i dati, legge il contratto e lo firma dal suo telefono.',
  },
  phone: { id: 'desk.step.phone', defaultMessage: 'Cellulare del cliente' },
  phoneHint: { id: 'desk.step.phone-hint', defaultMessage: 'Qui arrivano il link e il codice per firmare' },
  phoneConfirmed: { id: 'desk.step.phone-confirmed', defaultMessage: 'Il numero è giusto: ha una cifra in meno' },
  send: { id: 'desk.step.send', defaultMessage: 'Invia il link' },
  waitingTitle: { id: 'desk.step.waiting-title', defaultMessage: 'In attesa del cliente' },
  waitingWhy: {
    id: 'desk.step.waiting-why',
    defaultMessage: 'Link inviato al numero {phone}: il cliente non l’ha ancora aperto.',
  },
  waitingOpened: {
    id: 'desk.step.waiting-opened',
    defaultMessage: 'Il cliente ha aperto il link il {when} e non ha ancora firmato.',
  },
  blockedTitle: { id: 'desk.step.blocked-title', defaultMessage: 'Sbloccare la firma' },
  blockedWhy: {
    id: 'desk.step.blocked-why',
    defaultMessage:
      'Il cliente ha sbagliato il codice dieci volte. Reinviare il link, dopo averlo sentito, gli dà altri dieci tentativi.',
  },
  declinedTitle: { id: 'desk.step.declined-title', defaultMessage: 'Sentire il cliente: ha rifiutato' },
  declined: {
    id: 'desk.step.declined',
    defaultMessage: '<b>Rifiutato il {date}.</b> {reason}',
  },
  resend: { id: 'desk.step.resend', defaultMessage: 'Reinvia il link' },
  counter: { id: 'desk.step.counter', defaultMessage: 'Firma al banco' },
  signingTitle: { id: 'desk.step.signing-title', defaultMessage: 'Il cliente sta firmando' },
  codeLife: {
    id: 'desk.step.code-life',
    defaultMessage:
      'Il codice è sul telefono {phone}. Scade tra {time}; {tries, plural, one {resta un tentativo} other {restano # tentativi}}.',
  },
  codeDead: {
    id: 'desk.step.code-dead',
    defaultMessage: 'Il codice è scaduto: il cliente può chiederne uno nuovo dalla sua pagina.',
  },
  restart: { id: 'desk.step.restart', defaultMessage: 'Reinvia il link' },
  restartHint: {
    id: 'desk.step.restart-hint',
    defaultMessage: 'Reinviare il link annulla il codice e permette di correggere i dati.',
  },
  payTitle: { id: 'desk.step.pay-title', defaultMessage: 'Registrare il pagamento di {total}' },
  payWhyNoMethod: {
    id: 'desk.step.pay-why-no-method',
    defaultMessage: 'Il cliente non ha ancora scelto come pagare. Se ha pagato qui, scegliere il metodo e registrarlo.',
  },
  payWhy: {
    id: 'desk.step.pay-why',
    defaultMessage:
      'Metodo scelto dal cliente: {method}{dated, select, yes {, il {date}} other {}}. Quando il pagamento arriva, registrarlo qui.',
  },
  payWhyTransfer: {
    id: 'desk.step.pay-why-transfer',
    defaultMessage:
      'Bonifico scelto dal cliente{dated, select, yes { il {date}} other {}}, causale {code}. Quando l’accredito arriva, registrarlo qui.',
  },
  method: { id: 'desk.step.method', defaultMessage: 'Metodo' },
  amount: { id: 'desk.step.amount', defaultMessage: 'Importo' },
  creditDay: { id: 'desk.step.credit-day', defaultMessage: 'Data di accredito' },
  payDay: { id: 'desk.step.pay-day', defaultMessage: 'Data del pagamento' },
  reference: { id: 'desk.step.reference', defaultMessage: 'Riferimento' },
  referenceTransfer: { id: 'desk.step.reference-transfer', defaultMessage: 'CRO o TRN' },
  referenceCard: { id: 'desk.step.reference-card', defaultMessage: 'codice dell’operazione' },
  referenceDealer: { id: 'desk.step.reference-dealer', defaultMessage: 'numero della ricevuta' },
  otherAmount: { id: 'desk.step.other-amount', defaultMessage: 'Perché l’importo è diverso dal totale' },
  pay: { id: 'desk.step.pay', defaultMessage: 'Segna come pagato' },
  resendInstructions: { id: 'desk.step.resend-instructions', defaultMessage: 'Reinvia le istruzioni' },
  remind: { id: 'desk.step.remind', defaultMessage: 'Sollecita il cliente' },
  sheetMissing: {
    id: 'desk.step.sheet-missing',
    defaultMessage: 'La scheda con il metodo di pagamento non è ancora pronta: il sistema riprova da solo.',
  },
  fill: { id: 'desk.step.fill', defaultMessage: 'Compila il PDF adesso' },
  refundTitle: { id: 'desk.step.refund-title', defaultMessage: 'Rimborsare {amount}' },
  refundWhy: {
    id: 'desk.step.refund-why',
    defaultMessage: 'Il cliente ha esercitato il recesso il {date}: il rimborso va fatto entro il {due}.',
  },
  refundWhyCard: {
    id: 'desk.step.refund-why-card',
    defaultMessage:
      'Il cliente ha esercitato il recesso il {date}: il rimborso va fatto entro il {due}. Registrandolo qui, l’importo torna sulla sua carta.',
  },
  refundDay: { id: 'desk.step.refund-day', defaultMessage: 'Data del rimborso' },
  refund: { id: 'desk.step.refund', defaultMessage: 'Segna come rimborsato' },
  deletedTitle: { id: 'desk.step.deleted-title', defaultMessage: 'Nessuno: il contratto è eliminato' },
  deletedWhy: {
    id: 'desk.step.deleted-why',
    defaultMessage: 'Eliminato il {date}. Restano la cronologia e i documenti, che solo l’operatore può leggere.',
  },
  endedTitle: { id: 'desk.step.ended-title', defaultMessage: 'Nessuno: il cliente ha esercitato il recesso' },
  endedWhy: {
    id: 'desk.step.ended-why',
    defaultMessage: 'Recesso del {date}. Il contratto non si paga e non si elimina: resta qui con i suoi documenti.',
  },
  endedRefunded: {
    id: 'desk.step.ended-refunded',
    defaultMessage: 'Recesso del {date}, rimborsato il {refunded}. Il contratto resta qui con i suoi documenti.',
  },
  serviceTitle: { id: 'desk.step.service-title', defaultMessage: 'Tagliando {n}, entro il {date}' },
  serviceByMonths: {
    id: 'desk.step.service-by-months',
    defaultMessage: 'Per i mesi del piano, oppure prima se l’auto arriva a {km}.',
  },
  serviceByKm: {
    id: 'desk.step.service-by-km',
    defaultMessage: 'Da come viaggia l’auto arriva prima ai {km}; per i mesi del piano sarebbe il {date}.',
  },
  serviceDay: { id: 'desk.step.service-day', defaultMessage: 'Fatto il' },
  serviceKm: { id: 'desk.step.service-km', defaultMessage: 'Chilometri' },
  serviceDone: { id: 'desk.step.service-done', defaultMessage: 'Segna come fatto' },
  validTitle: { id: 'desk.step.valid-title', defaultMessage: 'Nessuno: il contratto è valido e pagato' },
  allDone: {
    id: 'desk.step.all-done',
    defaultMessage:
      '{count, plural, one {Il tagliando del piano è fatto.} other {I # tagliandi del piano sono fatti.}}',
  },
  noServices: { id: 'desk.step.no-services', defaultMessage: 'Il pacchetto non prevede tagliandi.' },
});
