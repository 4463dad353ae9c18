import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  yes: { id: 'ui.table.yes', defaultMessage: 'Sì' },
  no: { id: 'ui.table.no', defaultMessage: 'No' },
  verified: { id: 'ui.table.verified', defaultMessage: 'Verificato' },
  verifiedEmail: { id: 'ui.table.verified-email', defaultMessage: 'Verificata' },
  unverified: { id: 'ui.table.unverified', defaultMessage: 'Non verificato' },
  unverifiedEmail: { id: 'ui.table.unverified-email', defaultMessage: 'Non verificata' },
});
