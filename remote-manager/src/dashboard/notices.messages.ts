import { defineMessages } from 'shared-ui/intl';

export const noticesMessages = defineMessages({
  title: { id: 'manager.notices.title', defaultMessage: 'Avvisi' },
  all: { id: 'manager.notices.all', defaultMessage: 'Tutti' },
  none: { id: 'manager.notices.none', defaultMessage: 'Nessun avviso.' },
  failed: { id: 'manager.notices.failed', defaultMessage: 'Impossibile caricare gli avvisi' },
});
