import { defineMessages } from '../../../platform/i18n';

export const analyticsMessages = defineMessages({
  withoutSource: { id: 'server.analytics.without-source', defaultMessage: 'Senza campagna' },
});
