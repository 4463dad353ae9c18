import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  code: { id: 'account.columns.code', defaultMessage: 'Codice' },
  plate: { id: 'account.columns.plate', defaultMessage: 'Targa' },
  car: { id: 'account.columns.car', defaultMessage: 'Auto' },
  status: { id: 'account.columns.status', defaultMessage: 'Stato' },
  dealer: { id: 'account.columns.dealer', defaultMessage: 'Dealer' },
  signedOn: { id: 'account.columns.signed-on', defaultMessage: 'Firmato il' },
  deletion: { id: 'account.columns.deletion', defaultMessage: 'Scade' },
  expires: { id: 'account.columns.expires', defaultMessage: 'Scade: {when}' },
  total: { id: 'account.columns.total', defaultMessage: 'Totale' },
  withdrawn: { id: 'account.columns.withdrawn', defaultMessage: 'Receduto' },
});
