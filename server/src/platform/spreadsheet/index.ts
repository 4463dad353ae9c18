export {
  dayColumn,
  flagColumn,
  instantColumn,
  moneyColumn,
  numberColumn,
  type SheetColumn,
  textColumn,
} from './column';
export { type Sheet, type SheetFormat, spreadsheetFile } from './spreadsheet-file';
