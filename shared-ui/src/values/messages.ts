import { defineMessages } from '../intl';

export const messages = defineMessages({
  copy: { id: 'ui.values.copy', defaultMessage: 'Copia {what}' },
  copied: { id: 'ui.values.copied', defaultMessage: 'Copiato' },
  yes: { id: 'ui.values.yes', defaultMessage: 'Sì' },
  no: { id: 'ui.values.no', defaultMessage: 'No' },
  verified: { id: 'ui.values.verified', defaultMessage: 'Verificato' },
  unverified: { id: 'ui.values.unverified', defaultMessage: 'Da verificare' },
});
