import { defineMessages } from 'shared-ui/intl';

export const exportMessages = defineMessages({
  export: { id: 'desk.export.export', defaultMessage: 'Esporta' },
  csv: { id: 'desk.export.csv', defaultMessage: 'CSV, per programmi' },
  xlsx: { id: 'desk.export.xlsx', defaultMessage: 'XLSX, per Excel' },
  file: { id: 'desk.export.file', defaultMessage: 'contratti-{date}' },
  running: { id: 'desk.export.running', defaultMessage: 'Esportazione di {total} contratti' },
  rows: { id: 'desk.export.rows', defaultMessage: '{rows} di {total} righe' },
  bytes: { id: 'desk.export.bytes', defaultMessage: '{size} ricevuti' },
  stop: { id: 'desk.export.stop', defaultMessage: 'Interrompi' },
});
