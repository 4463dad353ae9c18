export const receiptMessages = {
  contract: { id: 'server.documents.receipt.contract', defaultMessage: 'Contratto' },
  customer: { id: 'server.documents.receipt.customer', defaultMessage: 'Cliente' },
  withdrawalTitle: { id: 'server.documents.receipt.withdrawalTitle', defaultMessage: 'Ricevuta di recesso' },
  withdrawalIntro: {
    id: 'server.documents.receipt.withdrawalIntro',
    defaultMessage:
      'Abbiamo ricevuto la dichiarazione di recesso riportata sotto, nella data e nell’ora indicate (articolo 54-bis del codice del consumo). Conserva questa ricevuta.',
  },
  statement: { id: 'server.documents.receipt.statement', defaultMessage: 'La dichiarazione' },
  statementText: { id: 'server.documents.receipt.statementText', defaultMessage: 'Testo' },
  statementWords: {
    id: 'server.documents.receipt.statementWords',
    defaultMessage: 'Recedo dal contratto di prestazione dei servizi indicato in questa ricevuta.',
  },
  receivedAt: { id: 'server.documents.receipt.receivedAt', defaultMessage: 'Ricevuta il' },
  sentTo: { id: 'server.documents.receipt.sentTo', defaultMessage: 'Ricevuta inviata a' },
  withdrawalNote: {
    id: 'server.documents.receipt.withdrawalNote',
    defaultMessage:
      'Se il contratto è già stato pagato, il rimborso avviene entro 14 giorni dalla dichiarazione, con lo stesso mezzo di pagamento. Questa ricevuta attesta la dichiarazione e non ne anticipa l’esame.',
  },
  paymentTitle: { id: 'server.documents.receipt.paymentTitle', defaultMessage: 'Ricevuta di pagamento' },
  paymentIntro: {
    id: 'server.documents.receipt.paymentIntro',
    defaultMessage: 'Abbiamo ricevuto il pagamento indicato sotto. Il contratto è valido.',
  },
  payment: { id: 'server.documents.receipt.payment', defaultMessage: 'Il pagamento' },
  amount: { id: 'server.documents.receipt.amount', defaultMessage: 'Importo, IVA inclusa' },
  settles: { id: 'server.documents.receipt.settles', defaultMessage: 'A saldo del totale di' },
  total: { id: 'server.documents.receipt.total', defaultMessage: 'Totale del contratto' },
  paidOn: { id: 'server.documents.receipt.paidOn', defaultMessage: 'Pagato il' },
  method: { id: 'server.documents.receipt.method', defaultMessage: 'Metodo' },
  reference: { id: 'server.documents.receipt.reference', defaultMessage: 'Riferimento' },
  replaces: { id: 'server.documents.receipt.replaces', defaultMessage: 'Sostituisce la ricevuta del' },
  paymentNote: { id: 'server.documents.receipt.paymentNote', defaultMessage: 'Ricevuta non valida ai fini fiscali.' },
} as const;
