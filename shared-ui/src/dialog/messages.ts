import { defineMessages } from '../intl';

export const messages = defineMessages({
  close: { id: 'ui.dialog.close', defaultMessage: 'Chiudi' },
  cancel: { id: 'ui.dialog.cancel', defaultMessage: 'Annulla' },
  discardTitle: { id: 'ui.dialog.discard-title', defaultMessage: 'Chiudere la finestra?' },
  discardText: { id: 'ui.dialog.discard-text', defaultMessage: 'Quanto è scritto qui andrà perso.' },
  keepOpen: { id: 'ui.dialog.keep-open', defaultMessage: 'Torna alla finestra' },
  discard: { id: 'ui.dialog.discard', defaultMessage: 'Chiudi lo stesso' },
});
