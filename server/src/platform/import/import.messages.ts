import { defineMessages } from '../i18n';

/** What an import says of a file, its lines and its cells. */
export const importMessages = defineMessages({
  empty: { id: 'server.import.empty', defaultMessage: 'Il file è vuoto: servono le intestazioni e almeno una riga.' },
  emptySheet: {
    id: 'server.import.empty-sheet',
    defaultMessage:
      'Il primo foglio del file è vuoto: servono le intestazioni e almeno una riga. Gli altri fogli non si leggono.',
  },
  tooManyLines: {
    id: 'server.import.too-many-lines',
    defaultMessage: 'Il file ha più di {max, number} righe: va diviso in più file.',
  },
  tooManyColumns: {
    id: 'server.import.too-many-columns',
    defaultMessage:
      'Alla riga {line, number} ci sono più di {max, number} colonne: controllare il separatore e le virgolette.',
  },
  openQuotes: {
    id: 'server.import.open-quotes',
    defaultMessage: 'Le virgolette aperte alla riga {line, number} non si chiudono: il file non si può leggere.',
  },
  unreadableCsv: {
    id: 'server.import.unreadable-csv',
    defaultMessage: 'Alla riga {line, number} il file CSV non si può leggere: controllare virgolette e separatori.',
  },
  brokenWorkbook: {
    id: 'server.import.broken-workbook',
    defaultMessage: 'Il file XLSX è rovinato o incompleto: salvarlo di nuovo dal foglio di calcolo e riprovare.',
  },
  protectedWorkbook: {
    id: 'server.import.protected-workbook',
    defaultMessage: 'Il file XLSX è protetto da una password: toglierla e riprovare.',
  },
  webPage: {
    id: 'server.import.web-page',
    defaultMessage:
      'Il file è una pagina web o un XML, non un foglio di calcolo: salvarlo come XLSX o CSV e riprovare.',
  },
  hugeWorkbook: {
    id: 'server.import.huge-workbook',
    defaultMessage: 'Il file XLSX, una volta aperto, è troppo grande: tenere solo il foglio con i dati da importare.',
  },
  windows1252: {
    id: 'server.import.windows-1252',
    defaultMessage: 'Il file non è in UTF-8: è stato letto come Windows-1252. Controllare le lettere accentate.',
  },
  unusedColumns: {
    id: 'server.import.unused-columns',
    defaultMessage: 'Colonne non usate: {columns}.',
  },
  surplusCells: {
    id: 'server.import.surplus-cells',
    defaultMessage:
      'La riga ha {cells, number} celle, le intestazioni sono {headings, number}: controllare separatori e virgolette.',
  },
  emptyHeading: {
    id: 'server.import.empty-heading',
    defaultMessage: 'La colonna {column, number} ha dati ma nessuna intestazione.',
  },
  doubleHeading: {
    id: 'server.import.double-heading',
    defaultMessage: 'L’intestazione compare più di una volta.',
  },
  missingColumn: {
    id: 'server.import.missing-column',
    defaultMessage: 'Manca la colonna «{field}».',
  },
  unknownHeading: {
    id: 'server.import.unknown-heading',
    defaultMessage: 'Nel file non c’è la colonna «{heading}».',
  },
  unknownField: {
    id: 'server.import.unknown-field',
    defaultMessage: 'Il campo «{field}» non si può importare.',
  },
  doubleField: {
    id: 'server.import.double-field',
    defaultMessage: 'Due colonne sono abbinate allo stesso campo «{field}».',
  },
  doubleKey: {
    id: 'server.import.double-key',
    defaultMessage: 'Questo valore è già alla riga {line, number}.',
  },
  uncalculated: { id: 'server.import.uncalculated', defaultMessage: 'La cella contiene una formula senza valore.' },
  uncalculatedRemedy: {
    id: 'server.import.uncalculated-remedy',
    defaultMessage: 'Aprire e salvare il file con Excel o LibreOffice, oppure scrivere il valore.',
  },
  formulaError: { id: 'server.import.formula-error', defaultMessage: 'La cella contiene l’errore di una formula.' },
  formulaErrorRemedy: {
    id: 'server.import.formula-error-remedy',
    defaultMessage: 'Correggere la formula, oppure scrivere il valore.',
  },
  text: { id: 'server.import.text', defaultMessage: 'Qui serve un testo.' },
  amount: { id: 'server.import.amount', defaultMessage: 'Non è un importo con due decimali al massimo.' },
  amountRemedy: { id: 'server.import.amount-remedy', defaultMessage: 'Per esempio 1180,00.' },
  percentage: {
    id: 'server.import.percentage',
    defaultMessage: 'Non è una percentuale con due decimali al massimo.',
  },
  unclearShare: { id: 'server.import.unclear-share', defaultMessage: '{shown, number} % o {written, number} %' },
  percentageRemedy: { id: 'server.import.percentage-remedy', defaultMessage: 'Per esempio 22 oppure 22,00.' },
  whole: { id: 'server.import.whole', defaultMessage: 'Non è un numero intero.' },
  wholeRemedy: { id: 'server.import.whole-remedy', defaultMessage: 'Per esempio {example, number}.' },
  decimal: { id: 'server.import.decimal', defaultMessage: 'Non è un numero.' },
  decimalRemedy: { id: 'server.import.decimal-remedy', defaultMessage: 'Per esempio 45,4642.' },
  flag: { id: 'server.import.flag', defaultMessage: 'Non è né un sì né un no.' },
  flagRemedy: { id: 'server.import.flag-remedy', defaultMessage: 'Scrivere sì o no, oppure 1 o 0.' },
  moment: { id: 'server.import.moment', defaultMessage: 'Non è una data che esiste.' },
  momentRemedy: {
    id: 'server.import.moment-remedy',
    defaultMessage: 'Per esempio 21/11/2026 oppure 21/11/2026 10:30.',
  },
  choiceRemedy: { id: 'server.import.choice-remedy', defaultMessage: 'Valori previsti: {choices}.' },
  listRemedy: { id: 'server.import.list-remedy', defaultMessage: 'Più valori si separano con la virgola.' },
  refused: {
    id: 'server.import.refused',
    defaultMessage:
      '{count, plural, one {Il file ha un errore} other {Il file ha {count, number} errori}}: non è stato scritto nulla.',
  },
});
