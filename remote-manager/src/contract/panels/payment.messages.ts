import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  amounts: { id: 'manager.contract.amounts', defaultMessage: 'Importi' },
  payment: { id: 'manager.contract.payment', defaultMessage: 'Pagamento' },
  waitingTag: { id: 'manager.contract.payment.waiting', defaultMessage: 'in attesa' },
  paidTag: { id: 'manager.contract.payment.paid', defaultMessage: 'pagato' },
  refundTag: { id: 'manager.contract.payment.to-refund', defaultMessage: 'da rimborsare' },
  refundedTag: { id: 'manager.contract.payment.refunded-tag', defaultMessage: 'rimborsato' },
  method: { id: 'manager.contract.payment.method', defaultMessage: 'Metodo' },
  notYet: { id: 'manager.contract.payment.not-yet', defaultMessage: 'Da scegliere' },
  iban: { id: 'manager.contract.payment.iban', defaultMessage: 'IBAN' },
  reason: { id: 'manager.contract.payment.reason', defaultMessage: 'Causale' },
  received: { id: 'manager.contract.payment.received', defaultMessage: 'Ricevuti' },
  paidOn: { id: 'manager.contract.payment.paid-on', defaultMessage: 'Pagato il' },
  reference: { id: 'manager.contract.payment.reference', defaultMessage: 'Riferimento' },
  note: { id: 'manager.contract.payment.note', defaultMessage: 'Nota' },
  refundedOn: { id: 'manager.contract.payment.refunded-on', defaultMessage: 'Rimborsato il' },
  refunded: { id: 'manager.contract.payment.refunded', defaultMessage: 'Rimborso' },
  refundReference: { id: 'manager.contract.payment.refund-reference', defaultMessage: 'Riferimento del rimborso' },
});
