import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  export: { id: 'ui.export.export', defaultMessage: 'Esporta' },
  csv: { id: 'ui.export.csv', defaultMessage: 'CSV, per programmi' },
  xlsx: { id: 'ui.export.xlsx', defaultMessage: 'XLSX, per Excel' },
  rows: { id: 'ui.export.rows', defaultMessage: '{rows} di {total} righe' },
  bytes: { id: 'ui.export.bytes', defaultMessage: '{size} ricevuti' },
  stop: { id: 'ui.export.stop', defaultMessage: 'Interrompi' },
});
