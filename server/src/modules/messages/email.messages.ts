import { defineMessages } from '../../platform/i18n';

/** Subjects and texts of the e-mails, in plain text: paragraphs and one link on a line of its own. */
export const emailMessages = defineMessages({
  contractCreatedSubject: {
    id: 'server.email.contract-created.subject',
    defaultMessage: 'Il tuo contratto {code} è pronto: leggilo e firmalo',
  },
  contractCreated: {
    id: 'server.email.contract-created.text',
    defaultMessage:
      'Ciao {firstname},\n\nil tuo contratto {code} è pronto.\n\nPacchetto: {title}\nVeicolo: {car}\nConcessionario: {store}, telefono {phone}\n\nLeggilo e firmalo, anche da un altro dispositivo, aprendo questo link:\n{link}\n\nHai tempo fino al {date}, altrimenti il contratto viene annullato.\n\nCarCare',
  },
  contractSignedSubject: { id: 'server.email.contract-signed.subject', defaultMessage: 'Contratto {code} firmato' },
  contractSigned: {
    id: 'server.email.contract-signed.text',
    defaultMessage:
      'Ciao {firstname},\n\nhai firmato il contratto {code}. Lo trovi allegato, sigillato. La sua impronta comincia con {fingerprint}.\n\nPacchetto: {title}\nVeicolo: {car}\nConcessionario: {store}, telefono {phone}\nTotale: {total}\n\nOra scegli come pagare, entro il {date}:\n{link}\n\nPuoi recedere senza motivo e senza costi fino al {withdrawal}, dalla stessa pagina.\n\nCarCare',
  },
  paymentChosenSubject: {
    id: 'server.email.payment-chosen.subject',
    defaultMessage: 'Come pagare il contratto {code}',
  },
  payAtStore: {
    id: 'server.email.payment-chosen.store',
    defaultMessage:
      'Ciao {firstname},\n\nhai scelto di pagare in concessionaria: {store}, {address}, telefono {phone}.\nImporto: {total}, entro il {date}.\n\nTrovi allegata la scheda del contratto. Puoi cambiare metodo finché non hai pagato:\n{link}\n\nCarCare',
  },
  payByTransfer: {
    id: 'server.email.payment-chosen.transfer',
    defaultMessage:
      'Ciao {firstname},\n\nhai scelto il bonifico.\nBeneficiario: {store}\nIBAN: {iban}\nCausale: {code}\nImporto: {total}, entro il {date}.\n\nTrovi allegata la scheda del contratto. Puoi cambiare metodo finché non hai pagato:\n{link}\n\nCarCare',
  },
  payByCard: {
    id: 'server.email.payment-chosen.card',
    defaultMessage:
      'Ciao {firstname},\n\nhai scelto di pagare con carta. Importo: {total}, entro il {date}.\n\nTrovi allegata la scheda del contratto. La pagina protetta del pagamento si apre da qui, dove puoi anche cambiare metodo finché non hai pagato:\n{link}\n\nCarCare',
  },
  receiptSubject: { id: 'server.email.receipt.subject', defaultMessage: 'Pagamento ricevuto per il contratto {code}' },
  receipt: {
    id: 'server.email.receipt.text',
    defaultMessage:
      'Ciao {firstname},\n\nabbiamo ricevuto {amount}{settles, select, instead {, che {store} ha accettato a saldo del totale di {total},} more {, più del totale di {total},} other {}} per il contratto {code}, che ora è valido.\n\nPacchetto: {title}\nVeicolo: {car}\nConcessionario: {store}, telefono {phone}\n\nQuesta ricevuta non è valida ai fini fiscali.\n\nIl contratto e le prossime manutenzioni sono qui:\n{link}\n\nCarCare',
  },
  receiptCorrectedSubject: {
    id: 'server.email.receipt-corrected.subject',
    defaultMessage: 'Ricevuta corretta per il contratto {code}',
  },
  receiptCorrected: {
    id: 'server.email.receipt-corrected.text',
    defaultMessage:
      'Ciao {firstname},\n\nnella ricevuta del pagamento del contratto {code} c’era un errore, di cui ci scusiamo. L’abbiamo corretto:\n\n{changes}\n\n{settles, select, instead {{store} ha accettato {amount} a saldo del totale di {total}.\n\n} more {Il totale del contratto è {total}: per la differenza ti risponde {store}.\n\n} other {}}Trovi allegata la ricevuta corretta: sostituisce quella di prima e, come quella, non è valida ai fini fiscali. Il contratto resta valido e non devi fare nulla.\n\nSe qualcosa non ti torna, chiama {store} al {phone}.\n\nCarCare',
  },
  withdrawalSubject: {
    id: 'server.email.withdrawal.subject',
    defaultMessage: 'Ricevuta del recesso dal contratto {code}',
  },
  withdrawal: {
    id: 'server.email.withdrawal.text',
    defaultMessage:
      'Ciao {firstname},\n\nil {when} hai dichiarato di recedere dal contratto {code}. La ricevuta è allegata.\n\n{paid, select, yes {Entro il {refund} ti rimborsiamo quanto hai pagato.} other {Non devi pagare nulla.}}\n\nCarCare',
  },
  storeMovedSubject: {
    id: 'server.email.store-moved.subject',
    defaultMessage: 'Il contratto {code} ora è seguito da {store}',
  },
  storeMoved: {
    id: 'server.email.store-moved.text',
    defaultMessage:
      'Ciao {firstname},\n\nda oggi del contratto {code} per la tua {car} si occupa {store}, {address}, telefono {phone}. Prezzo e condizioni restano quelli che hai firmato.{transfers, select, yes {\n\nIl bonifico va fatto a questo conto, non più a quello di prima.\nBeneficiario: {store}\nIBAN: {iban}\nCausale: {code}\nImporto: {total}, entro il {date}.} other {}}\n\nTrovi tutto qui:\n{link}\n\nCarCare',
  },
  cancelledSubject: { id: 'server.email.cancelled.subject', defaultMessage: 'Contratto {code} annullato' },
  cancelled: {
    id: 'server.email.cancelled.text',
    defaultMessage:
      'Ciao {firstname},\n\nil contratto {code} per la tua {car} è stato annullato prima del pagamento: non devi pagare nulla.\n\nPer ogni domanda chiama {store} al {phone}.\n\nCarCare',
  },
  expiredSubject: {
    id: 'server.email.expired.subject',
    defaultMessage: 'Contratto {code} annullato: non è stato pagato',
  },
  expired: {
    id: 'server.email.expired.text',
    defaultMessage:
      'Ciao {firstname},\n\nil contratto {code} per la tua {car} si poteva pagare fino al {date}. Il pagamento non risulta arrivato: il contratto è annullato e non vale più, e non devi pagare nulla. La copia che hai firmato è allegata.{stated, select, yes {\n\nIl {when} abbiamo ricevuto una dichiarazione di recesso: il contratto è finito comunque, e per il recesso non devi fare altro.} other {}}\n\nSe hai già pagato entro quel giorno, per esempio con un bonifico ancora in viaggio, chiama {store} al {phone}: il pagamento può essere registrato fino al {until}, e il contratto torna valido.{stated, select, yes { In quel caso il concessionario controlla la dichiarazione di recesso.} other {\n\nSe invece lo vuoi ancora, puoi farne uno nuovo sul sito o dal concessionario.}}\n\nCarCare',
  },
  refundedSubject: { id: 'server.email.refunded.subject', defaultMessage: 'Rimborso del contratto {code}' },
  refunded: {
    id: 'server.email.refunded.text',
    defaultMessage:
      'Ciao {firstname},\n\nti abbiamo rimborsato {amount} per il contratto {code}, da cui hai receduto.\n{method, select, card {Li vedi sulla carta entro pochi giorni.} other {Li ricevi nello stesso modo in cui hai pagato, salvo un altro modo concordato con {store}.}}\n\nCarCare',
  },
  mismatchReceivedSubject: {
    id: 'server.email.mismatch-received.subject',
    defaultMessage: 'Un pagamento da chiarire per il contratto {code}',
  },
  mismatchReceived: {
    id: 'server.email.mismatch-received.text',
    defaultMessage:
      'Ciao {firstname},\n\nabbiamo ricevuto con carta {amount} {ended, select, withdrawn {per il contratto {code}, da cui hai receduto} deleted {per il contratto {code}, che è stato annullato} other {che non corrispondono al contratto {code}: per esempio un secondo pagamento, o un importo diverso}}. {ended, select, deleted {Stiamo controllando} other {{store} sta controllando}}: quello che non era dovuto torna sulla tua carta, e te lo scriviamo.\n\n{ended, select, deleted {Per ogni domanda chiamaci. {sellerPhone}.} other {Per ogni domanda chiama {store} al {phone}.}}\n\nCarCare',
  },
  mismatchRefunded: {
    id: 'server.email.mismatch-refunded.text',
    defaultMessage:
      'Ciao {firstname},\n\nti abbiamo rimborsato {amount}: un pagamento con carta che non corrispondeva al contratto {code}.\nLi vedi sulla carta entro pochi giorni.\n\n{ended, select, deleted {Per ogni domanda chiamaci. {sellerPhone}.} other {Per ogni domanda chiama {store} al {phone}.}}\n\nCarCare',
  },
  withdrawalStatementSubject: {
    id: 'server.email.withdrawal-statement.subject',
    defaultMessage: 'Abbiamo ricevuto la tua dichiarazione di recesso',
  },
  withdrawalStatement: {
    id: 'server.email.withdrawal-statement.text',
    defaultMessage:
      'Buongiorno,\n\nil {when} abbiamo ricevuto la dichiarazione di recesso per il contratto {code}: la trovi nella ricevuta allegata.\n\nIl concessionario controlla i dati e ti risponde a questo indirizzo. Conserva questo messaggio come ricevuta. Se non l’hai fatta tu, rispondi al concessionario o ignora questo messaggio.\n\nCarCare',
  },
  withdrawalAnsweredSubject: {
    id: 'server.email.withdrawal-answered.subject',
    defaultMessage: 'Recesso registrato: contratto {code}',
  },
  withdrawalAnswered: {
    id: 'server.email.withdrawal-answered.text',
    defaultMessage:
      'Buongiorno,\n\nil {when} abbiamo ricevuto da questo indirizzo la dichiarazione di recesso per il contratto {code}. Il concessionario l’ha controllata: il recesso è registrato e il contratto è finito. Se era già pagato, il rimborso è dovuto entro 14 giorni dalla dichiarazione.\n\nLa ricevuta completa va all’indirizzo e-mail del contratto: se non lo usi più, chiedila al concessionario.\n\nCarCare',
  },
  withdrawalClosedSubject: {
    id: 'server.email.withdrawal-closed.subject',
    defaultMessage: 'Recesso non registrato: contratto {code}',
  },
  withdrawalClosed: {
    id: 'server.email.withdrawal-closed.text',
    defaultMessage:
      'Buongiorno,\n\nil {when} abbiamo ricevuto da questo indirizzo una dichiarazione di recesso per il contratto {code}. Il concessionario l’ha controllata e non l’ha registrata come recesso: il contratto continua.\n\nPer sapere perché, o se pensi che sia un errore, chiama il concessionario. Se il contratto è tuo e il termine per recedere non è finito, puoi recedere subito dalla sua pagina, con il telefono del contratto.\n\nCarCare',
  },
  withdrawalEndedSubject: {
    id: 'server.email.withdrawal-ended.subject',
    defaultMessage: 'Contratto {code} annullato: la dichiarazione di recesso è chiusa',
  },
  withdrawalEnded: {
    id: 'server.email.withdrawal-ended.text',
    defaultMessage:
      'Buongiorno,\n\nil {when} abbiamo ricevuto da questo indirizzo una dichiarazione di recesso per il contratto {code}. Prima che il concessionario la controllasse il contratto è stato annullato: non vale più, non c’è nulla da pagare e per il recesso non serve altro.{expired, select, yes {\n\nSolo se risulta un pagamento fatto in tempo il contratto torna valido, e il concessionario controlla la dichiarazione.} other {}}\n\nCarCare',
  },
  unsignedReminderSubject: {
    id: 'server.email.unsigned-reminder.subject',
    defaultMessage: 'Il contratto {code} viene annullato il {date}',
  },
  unsignedReminder: {
    id: 'server.email.unsigned-reminder.text',
    defaultMessage:
      'Ciao {firstname},\n\nil contratto {code} non è ancora firmato: senza la firma viene annullato il {date}.\n\nSe lo vuoi, leggilo e firmalo qui:\n{link}\n\nSe non ti interessa più, non devi fare nulla.\n\nCarCare',
  },
  unpaidReminderSubject: {
    id: 'server.email.unpaid-reminder.subject',
    defaultMessage: 'Da pagare entro il {date}: contratto {code}',
  },
  unpaidReminder: {
    id: 'server.email.unpaid-reminder.text',
    defaultMessage:
      'Ciao {firstname},\n\nil contratto {code} è firmato, ma il pagamento di {total} non risulta ancora arrivato: se non arriva, il contratto viene annullato il {date}.\n\nCome pagare lo trovi qui:\n{link}\n\nCarCare',
  },
  serviceDueSubject: {
    id: 'server.email.service-due.subject',
    defaultMessage: 'Tagliando {isLate, select, yes {da fare} other {in arrivo}} per la tua {car}',
  },
  serviceDue: {
    id: 'server.email.service-due.text',
    defaultMessage:
      'Ciao {firstname},\n\nper la tua {car} {isLate, select, yes {è da fare il tagliando {n} del contratto {code}, compreso nel prezzo: andava fatto entro il {day}, prenotalo al più presto.} other {si avvicina il tagliando {n} del contratto {code}, compreso nel prezzo: verso il {date}.\nVa fatto entro il {day} o a {km, number} km, ciò che viene prima.}}\n\n{hasAccount, select, yes {Per prenotarlo chiama {store} al {phone}, o chiedi un appuntamento qui:\n{link}} other {Per prenotarlo chiama {store} al {phone}.}}\n\nCarCare',
  },
  requestReceivedSubject: {
    id: 'server.email.request-received.subject',
    defaultMessage: 'Abbiamo ricevuto la tua richiesta per il contratto {code}',
  },
  requestReceived: {
    id: 'server.email.request-received.text',
    defaultMessage:
      'Ciao {firstname},\n\nabbiamo passato la tua richiesta al concessionario {store}, che ti risponde{hasDue, select, yes { entro il {due}} other { al più presto}}.\n\nRichiesta: {request}\nRicevuta il: {when}\nVeicolo: {car}\nContratto: {code}\n\nConserva questo messaggio: prova il giorno in cui l’hai inviata. Se è urgente chiama {store} al {phone}.\n\nQuello che hai scritto è qui:\n{link}\n\nCarCare',
  },
  requestAnsweredSubject: {
    id: 'server.email.request-answered.subject',
    defaultMessage: 'Risposta alla tua richiesta per il contratto {code}',
  },
  requestAnswered: {
    id: 'server.email.request-answered.text',
    defaultMessage:
      'Ciao {firstname},\n\n{store} ha risposto alla richiesta del {when}.\n\nRichiesta: {request}\nVeicolo: {car}\n{hasAppointment, select, yes {Appuntamento: {appointment}\n} other {}}\n{answer}\n\nPer cambiare qualcosa chiama {store} al {phone}. Trovi tutto qui:\n{link}\n\nCarCare',
  },
  answerChangedSubject: {
    id: 'server.email.request-answer-changed.subject',
    defaultMessage:
      '{move, select, moved {Appuntamento spostato} off {Appuntamento disdetto} other {Nuova risposta alla tua richiesta}}: contratto {code}',
  },
  answerChanged: {
    id: 'server.email.request-answer-changed.text',
    defaultMessage:
      'Ciao {firstname},\n\n{store} ha cambiato la risposta alla richiesta del {when}.\n\nRichiesta: {request}\nVeicolo: {car}\n{move, select, moved {Appuntamento spostato: dal {before} al {appointment}\n} off {Appuntamento disdetto: {before}\n} none {} other {Appuntamento: {appointment}\n}}\n{answer}\n\nPer cambiare qualcosa chiama {store} al {phone}. Trovi tutto qui:\n{link}\n\nCarCare',
  },
  invitationSubject: { id: 'server.email.invitation.subject', defaultMessage: 'Il tuo account CarCare' },
  invitation: {
    id: 'server.email.invitation.text',
    defaultMessage:
      'Ciao {firstname},\n\ncon il contratto abbiamo preparato un account a tuo nome. Per usarlo scegli una password, entro {days, plural, one {un giorno} other {{days} giorni}}:\n{link}\n\nCarCare',
  },
  resetSubject: { id: 'server.email.reset.subject', defaultMessage: 'Una nuova password per CarCare' },
  reset: {
    id: 'server.email.reset.text',
    defaultMessage:
      'Ciao,\n\nhai chiesto una nuova password. Scegline una entro 30 minuti:\n{link}\n\nSe non l’hai chiesta tu, non devi fare nulla.\n\nCarCare',
  },
  passwordLink: {
    id: 'server.email.password-link.text',
    defaultMessage:
      'Ciao {firstname},\n\nti mandiamo il link per scegliere una nuova password del tuo account CarCare, entro 30 minuti:\n{link}\n\nFinché non la scegli, vale quella di prima.\n\nCarCare',
  },
});
