export type { Field } from './field';
export { choiceField, dayField, flagField, instantField, moneyField, numberField, textField, uidField } from './fields';
export { keysetPages } from './keyset-pages';
export { type Filterable, filterOf } from './list';
export { metaOf, offsetOf, type PagePlace, placeOf } from './page';
export {
  beforeMissing,
  byColumn,
  byExpression,
  byText,
  type Cursor,
  cursorValue,
  neverMissing,
  orderOf,
  orderTerms,
  orderTermsBackwards,
  rowsAfter,
  type Sortable,
} from './sorting';
