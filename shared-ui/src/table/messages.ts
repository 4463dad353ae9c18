import { defineMessages } from '../intl';

export const messages = defineMessages({
  loading: { id: 'ui.table.loading', defaultMessage: 'LOADING' },
  chooseAll: { id: 'ui.table.choose-all', defaultMessage: 'Scegli tutte le righe della pagina' },
  choose: { id: 'ui.table.choose', defaultMessage: 'Scegli {name}' },
  menu: { id: 'ui.table.menu', defaultMessage: 'Altre azioni' },
  view: { id: 'ui.table.view', defaultMessage: 'Apri' },
  edit: { id: 'ui.table.edit', defaultMessage: 'Modifica' },
  download: { id: 'ui.table.download', defaultMessage: 'Scarica' },
  editaction: { id: 'ui.table.editaction', defaultMessage: 'Azione' },
  deleteaction: { id: 'ui.table.deleteaction', defaultMessage: 'Elimina' },
});
