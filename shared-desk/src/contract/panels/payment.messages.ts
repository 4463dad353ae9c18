import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  amounts: { id: 'desk.contract.amounts', defaultMessage: 'Importi' },
  payment: { id: 'desk.contract.payment', defaultMessage: 'Pagamento' },
  waitingTag: { id: 'desk.contract.payment.waiting', defaultMessage: 'in attesa' },
  paidTag: { id: 'desk.contract.payment.paid', defaultMessage: 'pagato' },
  refundTag: { id: 'desk.contract.payment.to-refund', defaultMessage: 'da rimborsare' },
  refundedTag: { id: 'desk.contract.payment.refunded-tag', defaultMessage: 'rimborsato' },
  method: { id: 'desk.contract.payment.method', defaultMessage: 'Metodo' },
  notYet: { id: 'desk.contract.payment.not-yet', defaultMessage: 'Da scegliere' },
  iban: { id: 'desk.contract.payment.iban', defaultMessage: 'IBAN' },
  reason: { id: 'desk.contract.payment.reason', defaultMessage: 'Causale' },
  received: { id: 'desk.contract.payment.received', defaultMessage: 'Ricevuti' },
  paidOn: { id: 'desk.contract.payment.paid-on', defaultMessage: 'Pagato il' },
  reference: { id: 'desk.contract.payment.reference', defaultMessage: 'Riferimento' },
  note: { id: 'desk.contract.payment.note', defaultMessage: 'Nota' },
  refundedOn: { id: 'desk.contract.payment.refunded-on', defaultMessage: 'Rimborsato il' },
  refunded: { id: 'desk.contract.payment.refunded', defaultMessage: 'Rimborso' },
  refundReference: { id: 'desk.contract.payment.refund-reference', defaultMessage: 'Riferimento del rimborso' },
});
