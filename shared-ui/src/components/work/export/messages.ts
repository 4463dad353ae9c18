import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  export: { id: 'ui.export.export', defaultMessage: 'Esporta' },
  csv: { id: 'ui.export.csv', defaultMessage: 'CSV, testo semplice' },
  xlsx: { id: 'ui.export.xlsx', defaultMessage: 'XLSX, per Excel' },
  csvFields: { id: 'ui.export.csv-fields', defaultMessage: 'CSV per programmi, con i nomi dei campi' },
  xlsxFields: { id: 'ui.export.xlsx-fields', defaultMessage: 'XLSX per programmi, con i nomi dei campi' },
  rows: { id: 'ui.export.rows', defaultMessage: '{rows, number} di {total, plural, one {# riga} other {# righe}}' },
  bytes: { id: 'ui.export.bytes', defaultMessage: '{size} ricevuti' },
  stop: { id: 'ui.export.stop', defaultMessage: 'Interrompi' },
});
