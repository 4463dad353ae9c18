export type { Field } from './field';
export { choiceField, dayField, flagField, instantField, moneyField, numberField, textField, uidField } from './fields';
export { keysetPages } from './keyset-pages';
export { type Filterable, filterOf } from './list';
export { metaOf, offsetOf } from './page';
export {
  beforeMissing,
  byColumn,
  byExpression,
  byText,
  type Cursor,
  cursorValue,
  type Order,
  orderOf,
  orderTerms,
  rowsAfter,
  type Sortable,
} from './sorting';
