import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  loading: { id: 'account.common.loading', defaultMessage: 'Carico i tuoi dati' },
});
