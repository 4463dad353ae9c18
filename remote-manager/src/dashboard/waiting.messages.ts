import { defineMessages } from 'shared-ui/intl';

export const waitingMessages = defineMessages({
  statements: { id: 'manager.waiting.statements', defaultMessage: 'Recessi da controllare' },
  stated: {
    id: 'manager.waiting.stated',
    defaultMessage:
      'Dichiarato il {date}{paid, select, true {: se vale, rimborso entro il {due}} other {, non pagato}}',
  },
  refunds: { id: 'manager.waiting.refunds', defaultMessage: 'Rimborsi da fare' },
  refundDue: { id: 'manager.waiting.refund-due', defaultMessage: '{amount} entro il {date}' },
  unclear: { id: 'manager.waiting.unclear', defaultMessage: 'Pagamenti da chiarire' },
  requests: { id: 'manager.waiting.requests', defaultMessage: 'Richieste dei clienti' },
  count: {
    id: 'manager.waiting.count',
    defaultMessage: '{count, plural, one {# contratto} other {# contratti}}',
  },
});
