import { defineMessages } from '../intl';

export const messages = defineMessages({
  close: { id: 'ui.dialog.close', defaultMessage: 'Chiudi' },
  cancel: { id: 'ui.dialog.cancel', defaultMessage: 'Annulla' },
});
