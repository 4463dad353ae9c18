import type { FilterField, FilterValues, WhereClause } from './filter-field';
import { moneyRangeOf, rangeOf } from './ranges';

function rangeWheres<F extends string>(field: F, [from, to]: readonly [string, string]): WhereClause<F>[] {
  if (from && to) return [{ field, op: 'between', value: [from, to] }];
  if (from) return [{ field, op: 'gte', value: from }];
  return to ? [{ field, op: 'lte', value: to }] : [];
}

function textWheres<F extends string>(field: F, value: string): WhereClause<F>[] {
  if (!value.startsWith('=')) return [{ field, op: 'like', value }];
  return value === '=' ? [{ field, op: 'null', value: '1' }] : [{ field, op: 'eq', value: value.slice(1) }];
}

function wheresOf<F extends string>(filter: FilterField<F>, value: string): WhereClause<F>[] {
  if (filter.toWheres) return filter.toWheres(value);
  const { field, kind } = filter;
  if (kind === 'dates' || kind === 'numbers') return rangeWheres(field, rangeOf(value));
  if (kind === 'money') return rangeWheres(field, moneyRangeOf(value));
  if (kind === 'text') return textWheres(field, value);
  const values = value.split(',');
  return values.length > 1 ? [{ field, op: 'in', value: values }] : [{ field, op: 'eq', value }];
}

/** The API's conditions for what is set. */
export function toWheres<F extends string>(filters: readonly FilterField<F>[], values: FilterValues): WhereClause<F>[] {
  return filters.flatMap((filter) => {
    const value = values[filter.field];
    return value ? wheresOf(filter, value) : [];
  });
}
