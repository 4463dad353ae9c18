import { defineMessages } from 'shared-ui/intl';

export const exportMessages = defineMessages({
  export: { id: 'manager.export.export', defaultMessage: 'Esporta' },
  csv: { id: 'manager.export.csv', defaultMessage: 'CSV, per programmi' },
  xlsx: { id: 'manager.export.xlsx', defaultMessage: 'XLSX, per Excel' },
  file: { id: 'manager.export.file', defaultMessage: 'contratti-{date}' },
  running: { id: 'manager.export.running', defaultMessage: 'Esportazione di {total} contratti' },
  rows: { id: 'manager.export.rows', defaultMessage: '{rows} di {total} righe' },
  bytes: { id: 'manager.export.bytes', defaultMessage: '{size} ricevuti' },
  stop: { id: 'manager.export.stop', defaultMessage: 'Interrompi' },
});
