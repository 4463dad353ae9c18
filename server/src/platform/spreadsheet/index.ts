export {
  dayColumn,
  flagColumn,
  instantColumn,
  moneyColumn,
  numberColumn,
  type SheetColumn,
  textColumn,
} from './column';
export { expectHolds, type SheetFormat, spreadsheetFile } from './spreadsheet-file';
