import type { Option } from '../../field';

/** A condition as the API's lists take it. */
export interface WhereClause<F extends string = string> {
  field: F;
  op: 'eq' | 'neq' | 'in' | 'like' | 'gte' | 'lte' | 'between' | 'null';
  value?: string | string[];
}

interface FilterBase<F extends string> {
  /** The API's field; it is also the filter's name in the address. */
  field: F;
  label: string;
  /** Another condition than the kind's own. */
  toWheres?(value: string): WhereClause<F>[];
}

/**
 * Something that a list can be narrowed by. Its value is the text that stands in the address: `PAID`, `care,rental`,
 * `2026-01-01..2026-11-21` (either end may be missing), `100..500`, `100.00..499.50`, `true`.
 */
export type FilterField<F extends string = string> =
  /**
   * `any` is what is listed where nothing is chosen, "Tutti" unless given. `coming` tells that the name of what is chosen
   * may be still on its way; left out, it is while there is nothing to choose from.
   */
  | (FilterBase<F> & { kind: 'choice'; options: readonly Option[]; any?: string; coming?: boolean })
  | (FilterBase<F> & { kind: 'multi'; options: readonly Option[] })
  | (FilterBase<F> & { kind: 'dates' })
  /** A part of the field's text, in capitals or not; after `=` the whole of it, and `=` alone where there is none. */
  | (FilterBase<F> & { kind: 'text' })
  /** Whole numbers; `unit` such as "km". */
  | (FilterBase<F> & { kind: 'numbers'; unit?: string })
  /** Euros, typed the Italian way. */
  | (FilterBase<F> & { kind: 'money' })
  /** Words for yes and no, "Sì" and "No" unless given. */
  | (FilterBase<F> & { kind: 'yesNo'; yes?: string; no?: string });

/** The set filters, by field. */
export type FilterValues = Readonly<Record<string, string>>;
