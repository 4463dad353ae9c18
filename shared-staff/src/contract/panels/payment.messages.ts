import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  amounts: { id: 'staff.contract.amounts', defaultMessage: 'Importi' },
  payment: { id: 'staff.contract.payment', defaultMessage: 'Pagamento' },
  waitingTag: { id: 'staff.contract.payment.waiting', defaultMessage: 'in attesa' },
  paidTag: { id: 'staff.contract.payment.paid', defaultMessage: 'pagato' },
  refundTag: { id: 'staff.contract.payment.to-refund', defaultMessage: 'da rimborsare' },
  refundedTag: { id: 'staff.contract.payment.refunded-tag', defaultMessage: 'rimborsato' },
  method: { id: 'staff.contract.payment.method', defaultMessage: 'Metodo' },
  notYet: { id: 'staff.contract.payment.not-yet', defaultMessage: 'Da scegliere' },
  iban: { id: 'staff.contract.payment.iban', defaultMessage: 'IBAN' },
  reason: { id: 'staff.contract.payment.reason', defaultMessage: 'Causale' },
  received: { id: 'staff.contract.payment.received', defaultMessage: 'Ricevuti' },
  paidOn: { id: 'staff.contract.payment.paid-on', defaultMessage: 'Pagato il' },
  reference: { id: 'staff.contract.payment.reference', defaultMessage: 'Riferimento' },
  note: { id: 'staff.contract.payment.note', defaultMessage: 'Nota' },
  refundedOn: { id: 'staff.contract.payment.refunded-on', defaultMessage: 'Rimborsato il' },
  refunded: { id: 'staff.contract.payment.refunded', defaultMessage: 'Rimborso' },
  refundReference: { id: 'staff.contract.payment.refund-reference', defaultMessage: 'Riferimento del rimborso' },
});
