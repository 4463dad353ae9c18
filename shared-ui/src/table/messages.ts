import { defineMessages } from '../intl';

export const messages = defineMessages({
  loading: { id: 'ui.table.loading', defaultMessage: 'LOADING' },
  chooseAll: { id: 'ui.table.choose-all', defaultMessage: 'Scegli tutte le righe della pagina' },
  choose: { id: 'ui.table.choose', defaultMessage: 'Scegli {name}' },
  menu: { id: 'ui.table.menu', defaultMessage: 'Altre azioni' },
  view: { id: 'ui.table.view', defaultMessage: 'Apri' },
  edit: { id: 'ui.table.edit', defaultMessage: 'Modifica' },
  download: { id: 'ui.table.download', defaultMessage: 'Scarica' },
  editaction: { id: 'ui.table.editaction', defaultMessage: 'Modifica' },
  deleteaction: { id: 'ui.table.deleteaction', defaultMessage: 'Elimina' },
  yes: { id: 'ui.table.yes', defaultMessage: 'Sì' },
  no: { id: 'ui.table.no', defaultMessage: 'No' },
  verified: { id: 'ui.table.verified', defaultMessage: 'Verificato' },
  unverified: { id: 'ui.table.unverified', defaultMessage: 'Non verificato' },
});
