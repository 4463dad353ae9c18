export { cellByKey } from './cell-by-key';
export { Cut, CutLink } from './cut';
export { YesNoSign } from './signs';
