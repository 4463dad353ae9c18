import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  template: { id: 'admin.import.template', defaultMessage: 'Scarica il modello' },
  stepFile: { id: 'admin.import.step.file', defaultMessage: 'File' },
  stepColumns: { id: 'admin.import.step.columns', defaultMessage: 'Colonne' },
  stepTrial: { id: 'admin.import.step.trial', defaultMessage: 'Prova' },
  stepWrite: { id: 'admin.import.step.write', defaultMessage: 'Importazione' },
  stepOnPhone: { id: 'admin.import.step.on-phone', defaultMessage: 'Passo {number} di 4: {name}.' },
  noFile: { id: 'admin.import.told.no-file', defaultMessage: 'CSV o XLSX' },
  fileTold: { id: 'admin.import.told.file', defaultMessage: '{name}, {size}' },
  columnsTold: { id: 'admin.import.told.columns', defaultMessage: '{known} riconosciute su {all}' },
  columnsLater: { id: 'admin.import.told.columns-later', defaultMessage: 'a quale dato corrispondono' },
  trialTold: { id: 'admin.import.told.trial', defaultMessage: 'niente è stato ancora scritto' },
  trialDone: { id: 'admin.import.told.trial-done', defaultMessage: 'nessun errore' },
  writeDone: { id: 'admin.import.told.write-done', defaultMessage: 'tutto è scritto' },
  writeUndone: { id: 'admin.import.told.write-undone', defaultMessage: 'annullata' },
  writeTold: { id: 'admin.import.told.write', defaultMessage: 'tutto o niente' },
  choose: { id: 'admin.import.choose', defaultMessage: 'Scegliere il file' },
  chooseFile: { id: 'admin.import.choose-file', defaultMessage: 'Scegli un file' },
  verdict: { id: 'admin.import.verdict', defaultMessage: 'Esito della prova' },
  toCorrect: {
    id: 'admin.import.to-correct',
    defaultMessage: '{count, plural, one {Una riga} other {{count, number} righe}} da correggere su {rows, number}',
  },
  toCorrectText: {
    id: 'admin.import.to-correct-text',
    defaultMessage:
      'Finché c’è un errore non si scrive niente: correggere il file e caricarlo di nuovo, le colonne restano come sono. Nel file da scaricare l’ultima colonna dice che cosa correggere; l’importazione non la legge.',
  },
  headingWrong: { id: 'admin.import.heading-wrong', defaultMessage: 'Le colonne del file sono da sistemare' },
  headingWrongText: {
    id: 'admin.import.heading-wrong-text',
    defaultMessage: 'Le righe si leggono quando ogni dato necessario ha la sua colonna: abbinarle qui sotto.',
  },
  ready: {
    id: 'admin.import.ready',
    defaultMessage: 'Nessun errore in {rows, plural, one {una riga} other {{rows, number} righe}}',
  },
  readyText: {
    id: 'admin.import.ready-text',
    defaultMessage: 'Non è stato ancora scritto niente. L’importazione scrive tutte le righe insieme, oppure nessuna.',
  },
  final: {
    id: 'admin.import.final',
    defaultMessage:
      'Questa importazione non si può annullare: quello che scrive si corregge solo con un altro file, oppure a mano.',
  },
  nothingNew: { id: 'admin.import.nothing-new', defaultMessage: 'Il file non cambia niente' },
  nothingNewText: {
    id: 'admin.import.nothing-new-text',
    defaultMessage: 'Tutte le righe sono già come nel file.',
  },
  error: { id: 'admin.import.count.error', defaultMessage: 'Con errore' },
  create: { id: 'admin.import.count.create', defaultMessage: 'Nuovi' },
  update: { id: 'admin.import.count.update', defaultMessage: 'Modificati' },
  unchanged: { id: 'admin.import.count.unchanged', defaultMessage: 'Uguali' },
  map: {
    id: 'admin.import.map',
    defaultMessage:
      'Mappa del file, {count, plural, one {una riga} other {{count, number} righe}}: vai alla prima da vedere',
  },
  line: { id: 'admin.import.line', defaultMessage: 'riga {line, number}' },
  onLine: { id: 'admin.import.on-line', defaultMessage: 'Riga {line, number}' },
  downloadErrors: {
    id: 'admin.import.download-errors',
    defaultMessage: 'Scarica il file con gli errori segnati',
  },
  errorsFile: { id: 'admin.import.errors-file', defaultMessage: '{name}-da-correggere.csv' },
  uploadCorrected: { id: 'admin.import.upload-corrected', defaultMessage: 'Carica il file corretto' },
  otherFile: { id: 'admin.import.other-file', defaultMessage: 'Carica un altro file' },
  errors: { id: 'admin.import.errors', defaultMessage: 'Errori per riga' },
  errorsMeta: {
    id: 'admin.import.errors-meta',
    defaultMessage: '{count, plural, one {un errore} other {{count, number} errori}}, ordine del file',
  },
  errorLine: { id: 'admin.import.error.line', defaultMessage: 'Riga' },
  errorColumn: { id: 'admin.import.error.column', defaultMessage: 'Colonna' },
  errorValue: { id: 'admin.import.error.value', defaultMessage: 'Valore nel file' },
  errorReason: { id: 'admin.import.error.reason', defaultMessage: 'Motivo' },
  errorRemedy: { id: 'admin.import.error.remedy', defaultMessage: 'Come correggere' },
  wholeLine: { id: 'admin.import.error.whole-line', defaultMessage: 'tutta la riga' },
  emptyValue: { id: 'admin.import.error.empty', defaultMessage: 'vuoto' },
  differences: { id: 'admin.import.differences', defaultMessage: 'Differenze' },
  differencesTabs: { id: 'admin.import.differences-tabs', defaultMessage: 'Che cosa succede alle righe' },
  differenceField: { id: 'admin.import.difference.field', defaultMessage: 'Campo' },
  differenceBefore: { id: 'admin.import.difference.before', defaultMessage: 'Oggi' },
  differenceAfter: { id: 'admin.import.difference.after', defaultMessage: 'Nel file' },
  differenceChange: { id: 'admin.import.difference.change', defaultMessage: 'Differenza' },
  findLine: { id: 'admin.import.find-line', defaultMessage: '{key} o {name}' },
  order: { id: 'admin.import.order', defaultMessage: 'Ordine delle righe' },
  file: { id: 'admin.import.order.file', defaultMessage: 'Come nel file' },
  biggest: { id: 'admin.import.order.biggest', defaultMessage: 'Prima le differenze maggiori' },
  noLines: { id: 'admin.import.no-lines', defaultMessage: 'Nessuna riga di questo genere' },
  import: { id: 'admin.import.import', defaultMessage: 'Importa {things}' },
  whenNoErrors: { id: 'admin.import.when-no-errors', defaultMessage: 'Disponibile quando non ci sono errori' },
  importing: { id: 'admin.import.importing', defaultMessage: 'Importazione in corso' },
  written: { id: 'admin.import.written', defaultMessage: 'Importazione riuscita' },
  writtenTitle: {
    id: 'admin.import.written-title',
    defaultMessage: '{count, plural, one {Importato} other {Importati}} {things}',
  },
  writtenText: {
    id: 'admin.import.written-text',
    defaultMessage:
      '{create, plural, one {# nuovo} other {# nuovi}}, {update, plural, one {# modificato} other {# modificati}}, {unchanged, plural, one {# già uguale} other {# già uguali}}.',
  },
  undone: { id: 'admin.import.undone', defaultMessage: 'Importazione annullata' },
  undoneTitle: { id: 'admin.import.undone-title', defaultMessage: 'Annullata l’importazione di {things}' },
  undoneText: {
    id: 'admin.import.undone-text',
    defaultMessage:
      'Il {date}{by, select, none {} other {, da {by}}}: quello che aveva aggiunto è stato eliminato, quello che aveva modificato è tornato ai valori precedenti, tranne ciò che è stato cambiato dopo.',
  },
  columns: { id: 'admin.import.columns', defaultMessage: 'Colonne' },
  columnsText: {
    id: 'admin.import.columns-text',
    defaultMessage:
      'A ogni intestazione del file corrisponde un dato, oppure nessuno. Dopo l’importazione la scelta vale anche per i prossimi file; solo una colonna con IVA si conferma ogni volta.',
  },
  notTaken: { id: 'admin.import.not-taken', defaultMessage: 'Non si importa' },
  tryAgain: { id: 'admin.import.try-again', defaultMessage: 'Prova con queste colonne' },
  changeColumns: { id: 'admin.import.change-columns', defaultMessage: 'Cambia le colonne' },
  lastRun: {
    id: 'admin.import.last-run',
    defaultMessage:
      'Ultima: {date}, {rows, plural, one {una riga} other {{rows, number} righe}}{by, select, none {} other {, {by}}}',
  },
  undo: { id: 'admin.import.undo', defaultMessage: 'Ripristina com’era prima dell’ultima importazione' },
  undoTitle: { id: 'admin.import.undo-title', defaultMessage: 'Ripristinare com’era prima dell’ultima importazione?' },
  undoText: {
    id: 'admin.import.undo-text',
    defaultMessage:
      '«{file}»: quello che ha aggiunto si elimina, quello che ha modificato torna ai valori precedenti. Quello che è stato modificato o eliminato dopo resta com’è.',
  },
  undoConfirm: { id: 'admin.import.undo-confirm', defaultMessage: 'Ripristina la situazione precedente' },
});
