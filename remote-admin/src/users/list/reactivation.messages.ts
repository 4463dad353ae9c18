import { defineMessages } from 'shared-ui/intl';

export const reactivationMessages = defineMessages({
  title: { id: 'admin.reactivation.title', defaultMessage: 'Chiedono la riattivazione' },
  count: {
    id: 'admin.reactivation.count',
    defaultMessage: '{count, plural, one {# persona} other {# persone}}',
  },
  asked: { id: 'admin.reactivation.asked', defaultMessage: 'richiesta del {at}' },
});
