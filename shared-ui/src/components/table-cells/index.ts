export { cellByKey } from './cell-by-key';
export { Cut } from './cut';
export { VerifiedSign, YesNoSign } from './signs';
