import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'ui.shortcuts.title', defaultMessage: 'Scorciatoie' },
  show: { id: 'ui.shortcuts.show', defaultMessage: 'Mostrare le scorciatoie' },
  nextRow: { id: 'ui.shortcuts.next-row', defaultMessage: 'Riga seguente' },
  previousRow: { id: 'ui.shortcuts.previous-row', defaultMessage: 'Riga precedente' },
  chooseRow: { id: 'ui.shortcuts.choose-row', defaultMessage: 'Scegliere la riga' },
  openRow: { id: 'ui.shortcuts.open-row', defaultMessage: 'Aprire la riga' },
  search: { id: 'ui.shortcuts.search', defaultMessage: 'Cercare nell’elenco' },
});
