import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  bar: { id: 'ui.bulk.bar', defaultMessage: 'Azioni sulle righe scelte' },
  chosen: { id: 'ui.bulk.chosen', defaultMessage: '{count, plural, one {# selezionato} other {# selezionati}}' },
  clear: { id: 'ui.bulk.clear', defaultMessage: 'Annulla selezione' },
  done: {
    id: 'ui.bulk.done',
    defaultMessage:
      '{done} su {all}. {left, plural, =0 {} one {Una riga è rimasta com’era.} other {# righe sono rimaste com’erano.}}',
  },
  close: { id: 'ui.bulk.close', defaultMessage: 'Chiudi' },
});
