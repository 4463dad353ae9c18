import { defineMessages } from '../i18n';

export const spreadsheetMessages = defineMessages({
  tooManyRows: {
    id: 'server.spreadsheet.too-many-rows',
    defaultMessage:
      'Le righe sono {rows, number}: in un file per Excel ne stanno al massimo {max, number}. Scegli CSV, oppure restringi l’elenco con i filtri.',
  },
});
