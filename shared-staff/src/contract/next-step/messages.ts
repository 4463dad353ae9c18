import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  nextStep: { id: 'staff.step.next', defaultMessage: 'Prossimo passo' },
  deletion: {
    id: 'staff.step.deletion',
    defaultMessage:
      '{days, plural, =0 {Scade oggi: viene eliminato alle {time}} one {Scade domani: viene eliminato alle {time}} other {Si elimina tra # giorni, il {date}}}',
  },
  sendTitle: { id: 'staff.step.send-title', defaultMessage: 'Inviare il link al cliente' },
  sendWhy: {
    id: 'staff.step.send-why',
    defaultMessage: 'Con il link il cliente completa i dati, legge il contratto e lo firma dal suo telefono.',
  },
  phone: { id: 'staff.step.phone', defaultMessage: 'Cellulare del cliente' },
  phoneHint: { id: 'staff.step.phone-hint', defaultMessage: 'Qui arrivano il link e il codice per firmare' },
  phoneConfirmed: { id: 'staff.step.phone-confirmed', defaultMessage: 'Il numero è giusto: ha una cifra in meno' },
  send: { id: 'staff.step.send', defaultMessage: 'Invia il link' },
  waitingTitle: { id: 'staff.step.waiting-title', defaultMessage: 'In attesa del cliente' },
  waitingWhy: {
    id: 'staff.step.waiting-why',
    defaultMessage: 'Link inviato al numero {phone}: il cliente non l’ha ancora aperto.',
  },
  waitingOpened: {
    id: 'staff.step.waiting-opened',
    defaultMessage: 'Il cliente ha aperto il link il {when} e non ha ancora firmato.',
  },
  blockedTitle: { id: 'staff.step.blocked-title', defaultMessage: 'Sbloccare la firma' },
  blockedWhy: {
    id: 'staff.step.blocked-why',
    defaultMessage:
      'Il cliente ha sbagliato il codice dieci volte. Reinviare il link, dopo averlo sentito, gli dà altri dieci tentativi.',
  },
  declinedTitle: { id: 'staff.step.declined-title', defaultMessage: 'Sentire il cliente: ha rifiutato' },
  declinedOn: { id: 'staff.step.declined-on', defaultMessage: 'Rifiutato il {date}.' },
  resend: { id: 'staff.step.resend', defaultMessage: 'Reinvia SMS' },
  counter: { id: 'staff.step.counter', defaultMessage: 'Firma al banco' },
  signingTitle: { id: 'staff.step.signing-title', defaultMessage: 'Il cliente sta firmando' },
  signingDeadTitle: { id: 'staff.step.signing-dead-title', defaultMessage: 'Il cliente non ha finito di firmare' },
  codeLife: {
    id: 'staff.step.code-life',
    defaultMessage:
      'Il codice è sul telefono {phone}. Scade tra {time}; {tries, plural, one {resta un tentativo} other {restano # tentativi}}.',
  },
  codeDead: {
    id: 'staff.step.code-dead',
    defaultMessage: 'Il codice è scaduto: il cliente può chiederne uno nuovo dalla sua pagina.',
  },
  restart: { id: 'staff.step.restart', defaultMessage: 'Reinvia SMS' },
  restartHint: {
    id: 'staff.step.restart-hint',
    defaultMessage: 'Un altro SMS annulla il codice e permette di correggere i dati.',
  },
  payTitle: { id: 'staff.step.pay-title', defaultMessage: 'Registrare il pagamento di {total}' },
  payWhyNoMethod: {
    id: 'staff.step.pay-why-no-method',
    defaultMessage: 'Il cliente non ha ancora scelto come pagare. Se ha pagato qui, scegliere il metodo e registrarlo.',
  },
  payWhy: {
    id: 'staff.step.pay-why',
    defaultMessage:
      'Metodo scelto dal cliente: {method}{dated, select, yes {, il {date}} other {}}. Quando il pagamento arriva, registrarlo qui.',
  },
  payWhyCard: {
    id: 'staff.step.pay-why-card',
    defaultMessage:
      'Carta scelta dal cliente{dated, select, yes { il {date}} other {}}. Il pagamento dal link si registra da solo; qui si registra solo quello arrivato in un altro modo, anche con la carta usata in sede.',
  },
  payWhyDeleted: {
    id: 'staff.step.pay-why-deleted',
    defaultMessage:
      'Eliminato in automatico il {date} perché non risultava pagato. Se il pagamento è arrivato prima, registrarlo qui entro il {until}: il contratto torna valido.',
  },
  payWhyTransfer: {
    id: 'staff.step.pay-why-transfer',
    defaultMessage:
      'Bonifico scelto dal cliente{dated, select, yes { il {date}} other {}}, causale {code}. Quando l’accredito arriva, registrarlo qui.',
  },
  method: { id: 'staff.step.method', defaultMessage: 'Metodo' },
  amount: { id: 'staff.step.amount', defaultMessage: 'Importo' },
  creditDay: { id: 'staff.step.credit-day', defaultMessage: 'Data di accredito' },
  payDay: { id: 'staff.step.pay-day', defaultMessage: 'Data del pagamento' },
  reference: { id: 'staff.step.reference', defaultMessage: 'Riferimento' },
  referenceTransfer: { id: 'staff.step.reference-transfer', defaultMessage: 'CRO o TRN' },
  referenceCard: { id: 'staff.step.reference-card', defaultMessage: 'codice dell’operazione' },
  referenceDealer: { id: 'staff.step.reference-dealer', defaultMessage: 'numero della ricevuta' },
  otherAmount: { id: 'staff.step.other-amount', defaultMessage: 'Perché l’importo è diverso dal totale' },
  otherTitle: {
    id: 'staff.step.other-title',
    defaultMessage: 'Registrare {amount} {less, select, yes {a saldo di} other {per un totale di}} {total}?',
  },
  otherWhy: {
    id: 'staff.step.other-why',
    defaultMessage:
      'Sono {difference} {less, select, yes {in meno} other {in più}} del totale del contratto. Registrandoli il contratto è pagato e valido, e il cliente legge sulla ricevuta {less, select, yes {che questo importo è a saldo} other {questo importo e il totale}}.',
  },
  pay: { id: 'staff.step.pay', defaultMessage: 'Segna come pagato' },
  notPaid: {
    id: 'staff.step.not-paid',
    defaultMessage: '{said} Il pagamento di {amount} con riferimento {reference} non è stato registrato.',
  },
  sheetMissing: {
    id: 'staff.step.sheet-missing',
    defaultMessage: 'La scheda con il metodo di pagamento non è ancora pronta: il sistema riprova da solo.',
  },
  fill: { id: 'staff.step.fill', defaultMessage: 'Compila il PDF adesso' },
  refundTitle: { id: 'staff.step.refund-title', defaultMessage: 'Rimborsare {amount}' },
  refundWhy: {
    id: 'staff.step.refund-why',
    defaultMessage: 'Il cliente ha esercitato il recesso il {date}: il rimborso va fatto entro il {due}.',
  },
  refundWhyCard: {
    id: 'staff.step.refund-why-card',
    defaultMessage:
      'Il cliente ha esercitato il recesso il {date}: il rimborso va fatto entro il {due}. Registrandolo qui, l’importo torna sulla sua carta.',
  },
  refundBeside: {
    id: 'staff.step.refund-beside',
    defaultMessage:
      'I pagamenti da chiarire non sono compresi in questo importo: si rimborsano a parte, nel riquadro qui sotto.',
  },
  refundReturned: {
    id: 'staff.step.refund-returned',
    defaultMessage:
      'Il gestore della carta ha già restituito qualcosa al cliente: va chiarito prima, nel riquadro qui sotto, perché non gli torni due volte.',
  },
  refundDay: { id: 'staff.step.refund-day', defaultMessage: 'Data del rimborso' },
  refundedOtherwise: { id: 'staff.step.refunded-otherwise', defaultMessage: 'Come è stato rimborsato' },
  refund: { id: 'staff.step.refund', defaultMessage: 'Segna come rimborsato' },
  notRefunded: {
    id: 'staff.step.not-refunded',
    defaultMessage: '{said} Il rimborso di {amount} con riferimento {reference} non è stato registrato.',
  },
  deletedTitle: { id: 'staff.step.deleted-title', defaultMessage: 'Nessuno: il contratto è eliminato' },
  deletedWhy: {
    id: 'staff.step.deleted-why',
    defaultMessage: 'Eliminato il {date}. Restano la cronologia e i documenti, che solo l’operatore può leggere.',
  },
  statementTitle: { id: 'staff.step.statement-title', defaultMessage: 'Controllare la dichiarazione di recesso' },
  statementWhy: {
    id: 'staff.step.statement-why',
    defaultMessage:
      'Si registra o si chiude nel riquadro qui sotto: fino ad allora non si sa se il contratto continua.',
  },
  statementWhyUnpaid: {
    id: 'staff.step.statement-why-unpaid',
    defaultMessage:
      'Si registra o si chiude nel riquadro qui sotto: fino ad allora al cliente non si chiede di pagare.',
  },
  payAnyway: { id: 'staff.step.pay-anyway', defaultMessage: 'Registra un pagamento già arrivato' },
  payWhyStated: {
    id: 'staff.step.pay-why-stated',
    defaultMessage:
      'C’è una dichiarazione di recesso da controllare: qui si registra solo un pagamento che è già arrivato, così che risulti da rimborsare.',
  },
  cancel: { id: 'staff.step.cancel', defaultMessage: 'Annulla' },
  endedTitle: { id: 'staff.step.ended-title', defaultMessage: 'Nessuno: il cliente ha esercitato il recesso' },
  endedWhy: {
    id: 'staff.step.ended-why',
    defaultMessage: 'Recesso del {date}. Il contratto non si paga e non si elimina: resta qui con i suoi documenti.',
  },
  endedRefunded: {
    id: 'staff.step.ended-refunded',
    defaultMessage: 'Recesso del {date}, rimborsato il {refunded}. Il contratto resta qui con i suoi documenti.',
  },
  serviceTitle: { id: 'staff.step.service-title', defaultMessage: 'Tagliando {n}, entro il {date}' },
  serviceByMonths: {
    id: 'staff.step.service-by-months',
    defaultMessage: 'Per i mesi del piano, oppure prima se l’auto arriva a {km}.',
  },
  serviceByKm: {
    id: 'staff.step.service-by-km',
    defaultMessage: 'Da come viaggia l’auto arriva prima ai {km}; per i mesi del piano sarebbe il {date}.',
  },
  serviceNow: { id: 'staff.step.service-now', defaultMessage: 'Tagliando {n}, da fare adesso' },
  serviceKmReached: {
    id: 'staff.step.service-km-reached',
    defaultMessage: 'Da come viaggia l’auto, i {km} sono raggiunti; per i mesi del piano sarebbe il {date}.',
  },
  serviceDay: { id: 'staff.step.service-day', defaultMessage: 'Fatto il' },
  serviceKm: { id: 'staff.step.service-km', defaultMessage: 'Chilometri' },
  serviceDone: { id: 'staff.step.service-done', defaultMessage: 'Segna come fatto' },
  serviceCorrect: { id: 'staff.step.service-correct', defaultMessage: 'Salva la correzione' },
  serviceAsk: { id: 'staff.step.service-ask', defaultMessage: 'Tagliando {n}: fatto il {date} a {km}?' },
  serviceKept: {
    id: 'staff.step.service-kept',
    defaultMessage:
      'Resta nella cronologia del contratto, che legge anche il cliente, e da qui si prevedono i tagliandi seguenti.',
  },
  serviceBelowRequest: {
    id: 'staff.step.service-below-request',
    defaultMessage: 'Nella sua richiesta il cliente ha scritto {km}: controllare la lettura.',
  },
  serviceDoubtful: {
    id: 'staff.step.service-doubtful',
    defaultMessage:
      'Sono molti di più degli ultimi chilometri noti: controllare che non ci sia una cifra in più. Proseguendo si conferma che sono giusti.',
  },
  validTitle: { id: 'staff.step.valid-title', defaultMessage: 'Nessuno: il contratto è valido e pagato' },
  coverEnded: {
    id: 'staff.step.cover-ended',
    defaultMessage: 'Nessuno: la copertura è finita il {date}',
  },
  lateRecord: {
    id: 'staff.step.late-record',
    defaultMessage: 'Il tagliando {n} non risulta fatto: se è stato fatto in tempo, si può ancora registrare.',
  },
  allDone: {
    id: 'staff.step.all-done',
    defaultMessage:
      '{count, plural, one {Il tagliando del piano è fatto.} other {I # tagliandi del piano sono fatti.}}',
  },
  noServices: { id: 'staff.step.no-services', defaultMessage: 'Il pacchetto non prevede tagliandi.' },
});
