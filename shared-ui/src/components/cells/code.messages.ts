import { defineMessages } from 'shared-ui/intl';

/** Apart from the VIN's, which the first page carries. */
export const codeMessages = defineMessages({
  code: { id: 'ui.cells.code', defaultMessage: 'Codice di 6 cifre' },
  expires: { id: 'ui.cells.expires', defaultMessage: 'Scade tra {time}' },
  expired: { id: 'ui.cells.expired', defaultMessage: 'Codice scaduto' },
  used: { id: 'ui.cells.used', defaultMessage: 'Codice non più valido' },
  resendIn: { id: 'ui.cells.resend-in', defaultMessage: 'Nuovo codice tra {time}' },
  resend: { id: 'ui.cells.resend', defaultMessage: 'Invia un nuovo codice' },
});
