export type { RecordFault } from './check-record';
export { csvFormat } from './csv-format';
export { decodeText } from './decode-text';
export type { CellValue, ImportColumn } from './import-column';
export type { Fields, ImportShape } from './import-shape';
export { keepHeadings, knownHeadings } from './known-headings.repository';
export { headingOf, type Mapping } from './map-columns';
export {
  moneyColumn,
  nullableDecimalColumn,
  nullableDiscountColumn,
  nullableWholeColumn,
  percentageColumn,
  showWhole,
  wholeColumn,
} from './number-columns';
export { type ImportPlan, planImport } from './plan-import';
export { keysOf, readRecords } from './read-records';
export { readTable } from './read-table';
export { refuseImport } from './refuse-import';
export { type Cell, isFormulaError, type Table } from './table';
export {
  choiceColumn,
  choicesColumn,
  flagColumn,
  listColumn,
  nullableTextColumn,
  optionalTextColumn,
  textColumn,
} from './text-columns';
export { fromInstantColumn, untilInstantColumn } from './time-columns';
