import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'staff.mismatches.title', defaultMessage: 'Pagamenti da chiarire' },
  open: { id: 'staff.mismatches.open', defaultMessage: '{count} da chiarire' },
  why: {
    id: 'staff.mismatches.why',
    defaultMessage:
      'Il gestore della carta ha incassato un importo che non paga questo contratto: rimborsarlo, oppure chiudere e scrivere perché.',
  },
  whyReturned: {
    id: 'staff.mismatches.why-returned',
    defaultMessage:
      'Il gestore della carta lo ha già restituito al cliente (rimborso o contestazione), e il contratto non lo prevede: chiarirlo con il gestore, poi chiudere e scrivere com’è andata.',
  },
  operatorOnly: {
    id: 'staff.mismatches.operator-only',
    defaultMessage: 'Il contratto è stato eliminato: lo chiarisce l’operatore.',
  },
  amountUnknown: { id: 'staff.mismatches.amount-unknown', defaultMessage: 'Importo non noto' },
  received: { id: 'staff.mismatches.received', defaultMessage: 'Comunicato dal gestore il {when}' },
  reference: { id: 'staff.mismatches.reference', defaultMessage: 'Riferimento: {reference}' },
  refund: { id: 'staff.mismatches.refund', defaultMessage: 'Rimborsa' },
  refundAmount: { id: 'staff.mismatches.refund-amount', defaultMessage: 'Rimborsa {amount}' },
  refundReference: { id: 'staff.mismatches.refund-reference', defaultMessage: 'Riferimento del rimborso' },
  refundHint: {
    id: 'staff.mismatches.refund-hint',
    defaultMessage: 'L’importo torna sulla carta del cliente, che riceve un’e-mail.',
  },
  keep: { id: 'staff.mismatches.keep', defaultMessage: 'Chiudi senza rimborso' },
  closeReturned: { id: 'staff.mismatches.close-returned', defaultMessage: 'Segna come chiarito' },
  howItEnded: { id: 'staff.mismatches.how-it-ended', defaultMessage: 'Com’è andata' },
  reason: { id: 'staff.mismatches.reason', defaultMessage: 'Perché non si rimborsa' },
  reasonHint: {
    id: 'staff.mismatches.reason-hint',
    defaultMessage: 'Resta nella cronologia, per manager e operatori.',
  },
  overtaken: {
    id: 'staff.mismatches.overtaken',
    defaultMessage:
      '{said} {outcome, select, refunded {Il rimborso con riferimento {note}} other {La nota «{note}»}} non è {outcome, select, refunded {stato registrato} other {stata registrata}}.',
  },
  cancel: { id: 'staff.mismatches.cancel', defaultMessage: 'Annulla' },
});
