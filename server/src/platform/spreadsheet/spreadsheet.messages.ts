import { defineMessages } from '../i18n';

export const spreadsheetMessages = defineMessages({
  tooManyRows: {
    id: 'server.spreadsheet.too-many-rows',
    defaultMessage:
      'Le righe sono {rows, number}: in un file per Excel ne stanno al massimo {max, number}. Scegliere CSV, oppure restringere l’elenco con i filtri.',
  },
});
