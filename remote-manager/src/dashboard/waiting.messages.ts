import { defineMessages } from 'shared-ui/intl';

export const waitingMessages = defineMessages({
  refunds: { id: 'manager.waiting.refunds', defaultMessage: 'Rimborsi da fare' },
  refundDue: { id: 'manager.waiting.refund-due', defaultMessage: '{amount} entro il {date}' },
  unclear: { id: 'manager.waiting.unclear', defaultMessage: 'Pagamenti da chiarire' },
  requests: { id: 'manager.waiting.requests', defaultMessage: 'Richieste dei clienti' },
  count: {
    id: 'manager.waiting.count',
    defaultMessage: '{count, plural, one {# contratto} other {# contratti}}',
  },
});
