import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  nextStep: { id: 'manager.step.next', defaultMessage: 'Prossimo passo' },
  deletion: {
    id: 'manager.step.deletion',
    defaultMessage: 'Si elimina {days, plural, =0 {oggi} one {domani} other {tra # giorni}}, il {date}',
  },
  sendTitle: { id: 'manager.step.send-title', defaultMessage: 'Inviare il link al cliente' },
  sendWhy: {
    id: 'manager.step.send-why',
    defaultMessage: 'Con il link il cliente completa i dati, legge il contratto e lo firma dal suo telefono.',
  },
  phone: { id: 'manager.step.phone', defaultMessage: 'Cellulare del cliente' },
  phoneHint: { id: 'manager.step.phone-hint', defaultMessage: 'Qui arrivano il link e il codice per firmare' },
  phoneConfirmed: { id: 'manager.step.phone-confirmed', defaultMessage: 'Il numero è giusto: ha una cifra in meno' },
  send: { id: 'manager.step.send', defaultMessage: 'Invia il link' },
  waitingTitle: { id: 'manager.step.waiting-title', defaultMessage: 'In attesa del cliente' },
  waitingWhy: {
    id: 'manager.step.waiting-why',
    defaultMessage: 'Il link è partito per {phone}: il cliente non l’ha ancora aperto.',
  },
  waitingOpened: {
    id: 'manager.step.waiting-opened',
    defaultMessage: 'Il cliente ha aperto il link il {when} e non ha ancora firmato.',
  },
  blockedTitle: { id: 'manager.step.blocked-title', defaultMessage: 'Sbloccare la firma' },
  blockedWhy: {
    id: 'manager.step.blocked-why',
    defaultMessage:
      'Il cliente ha sbagliato il codice dieci volte. Reinviare il link, dopo averlo sentito, gli dà altri dieci tentativi.',
  },
  declinedTitle: { id: 'manager.step.declined-title', defaultMessage: 'Sentire il cliente: ha rifiutato' },
  declined: {
    id: 'manager.step.declined',
    defaultMessage: '<b>Rifiutato il {date}.</b> {reason}',
  },
  resend: { id: 'manager.step.resend', defaultMessage: 'Reinvia il link' },
  counter: { id: 'manager.step.counter', defaultMessage: 'Firma al banco' },
  signingTitle: { id: 'manager.step.signing-title', defaultMessage: 'Il cliente sta firmando' },
  codeLife: {
    id: 'manager.step.code-life',
    defaultMessage:
      'Il codice è sul telefono {phone}. Scade tra {time}; {tries, plural, one {resta un tentativo} other {restano # tentativi}}.',
  },
  codeDead: {
    id: 'manager.step.code-dead',
    defaultMessage: 'Il codice è scaduto: il cliente può chiederne uno nuovo dalla sua pagina.',
  },
  restart: { id: 'manager.step.restart', defaultMessage: 'Reinvia il link' },
  restartHint: {
    id: 'manager.step.restart-hint',
    defaultMessage: 'Reinviare il link annulla il codice e permette di correggere i dati.',
  },
  payTitle: { id: 'manager.step.pay-title', defaultMessage: 'Registrare il pagamento di {total}' },
  payWhyNoMethod: {
    id: 'manager.step.pay-why-no-method',
    defaultMessage: 'Il cliente non ha ancora scelto come pagare. Se ha pagato qui, scegliere il metodo e registrarlo.',
  },
  payWhy: {
    id: 'manager.step.pay-why',
    defaultMessage:
      'Metodo scelto dal cliente: {method}{dated, select, yes {, il {date}} other {}}. Quando il pagamento arriva, registrarlo qui.',
  },
  payWhyTransfer: {
    id: 'manager.step.pay-why-transfer',
    defaultMessage:
      'Bonifico scelto dal cliente{dated, select, yes { il {date}} other {}}, causale {code}. Quando l’accredito arriva, registrarlo qui.',
  },
  method: { id: 'manager.step.method', defaultMessage: 'Metodo' },
  amount: { id: 'manager.step.amount', defaultMessage: 'Importo' },
  creditDay: { id: 'manager.step.credit-day', defaultMessage: 'Data di accredito' },
  payDay: { id: 'manager.step.pay-day', defaultMessage: 'Data del pagamento' },
  reference: { id: 'manager.step.reference', defaultMessage: 'Riferimento' },
  referenceTransfer: { id: 'manager.step.reference-transfer', defaultMessage: 'CRO o TRN' },
  referenceCard: { id: 'manager.step.reference-card', defaultMessage: 'codice dell’operazione' },
  referenceDealer: { id: 'manager.step.reference-dealer', defaultMessage: 'numero della ricevuta' },
  otherAmount: { id: 'manager.step.other-amount', defaultMessage: 'Perché l’importo è diverso dal totale' },
  pay: { id: 'manager.step.pay', defaultMessage: 'Segna come pagato' },
  resendInstructions: { id: 'manager.step.resend-instructions', defaultMessage: 'Reinvia le istruzioni' },
  remind: { id: 'manager.step.remind', defaultMessage: 'Sollecita la scelta' },
  sheetMissing: {
    id: 'manager.step.sheet-missing',
    defaultMessage: 'La scheda con il metodo di pagamento non è ancora pronta: il sistema riprova da solo.',
  },
  fill: { id: 'manager.step.fill', defaultMessage: 'Compila il PDF adesso' },
  refundTitle: { id: 'manager.step.refund-title', defaultMessage: 'Rimborsare {amount}' },
  refundWhy: {
    id: 'manager.step.refund-why',
    defaultMessage: 'Il cliente è receduto il {date}: il rimborso va fatto entro il {due}.',
  },
  refundWhyCard: {
    id: 'manager.step.refund-why-card',
    defaultMessage:
      'Il cliente è receduto il {date}: il rimborso va fatto entro il {due}. Registrandolo qui, l’importo torna sulla sua carta.',
  },
  refundDay: { id: 'manager.step.refund-day', defaultMessage: 'Data del rimborso' },
  refund: { id: 'manager.step.refund', defaultMessage: 'Segna come rimborsato' },
  endedTitle: { id: 'manager.step.ended-title', defaultMessage: 'Nessuno: il cliente è receduto' },
  endedWhy: {
    id: 'manager.step.ended-why',
    defaultMessage: 'Recesso del {date}. Il contratto non si paga e non si elimina: resta qui con i suoi documenti.',
  },
  endedRefunded: {
    id: 'manager.step.ended-refunded',
    defaultMessage: 'Recesso del {date}, rimborsato il {refunded}. Il contratto resta qui con i suoi documenti.',
  },
  serviceTitle: { id: 'manager.step.service-title', defaultMessage: 'Tagliando {n}, entro il {date}' },
  serviceByMonths: {
    id: 'manager.step.service-by-months',
    defaultMessage: 'Per i mesi del piano, oppure prima se l’auto arriva a {km}.',
  },
  serviceByKm: {
    id: 'manager.step.service-by-km',
    defaultMessage: 'Da come viaggia l’auto arriva prima ai {km}; per i mesi del piano sarebbe il {date}.',
  },
  serviceDay: { id: 'manager.step.service-day', defaultMessage: 'Fatto il' },
  serviceKm: { id: 'manager.step.service-km', defaultMessage: 'Chilometri' },
  serviceDone: { id: 'manager.step.service-done', defaultMessage: 'Segna come fatto' },
  validTitle: { id: 'manager.step.valid-title', defaultMessage: 'Nessuno: il contratto è valido e pagato' },
  allDone: {
    id: 'manager.step.all-done',
    defaultMessage:
      '{count, plural, one {Il tagliando del piano è fatto.} other {I # tagliandi del piano sono fatti.}}',
  },
  noServices: { id: 'manager.step.no-services', defaultMessage: 'Il pacchetto non prevede tagliandi.' },
});
