import {
  type ContractField,
  contractFieldRules,
  contractFields,
  type FieldsWhere,
  type StatedFields,
} from 'shared-api/entities';
import type { Contract } from '../contract.types';

/** The row's part that is stated; a field of the table without its column does not compile here. */
export type FieldColumns = Pick<Contract, ContractField>;

type Rules = typeof contractFieldRules;
type Stored = {
  [Field in ContractField]: Exclude<StatedFields[Field], undefined> | Rules[Field]['blank'];
};

/** What a row holds of what was stated: nothing and an empty text are the field's blank. */
function storedValue(field: ContractField, value: unknown): unknown {
  return value === undefined || value === '' ? contractFieldRules[field].blank : value;
}

/** The columns of a new contract's row: whatever was not stated is blank. */
export function storedFields(stated: StatedFields): Stored;
export function storedFields(stated: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(contractFields().map((field) => [field, storedValue(field, stated[field])]));
}

/** The columns that a correction changes: what was left out keeps what is stored. */
export function correctedFields(stated: StatedFields): Partial<Stored>;
export function correctedFields(stated: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const given = contractFields().filter((field) => stated[field] !== undefined);
  return Object.fromEntries(given.map((field) => [field, storedValue(field, stated[field])]));
}

type Copied = {
  [Field in FieldsWhere<'copied', true>]: null extends FieldColumns[Field]
    ? Exclude<FieldColumns[Field], null> | undefined
    : FieldColumns[Field];
};

/** What a duplicate and a renewal state anew: not the consents, which are given by a person. */
export function copiedFields(contract: FieldColumns): Copied;
export function copiedFields(contract: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(contractFields('copied', true).map((field) => [field, contract[field] ?? undefined]));
}

type Erased = { [Field in FieldsWhere<'erased', true>]: Rules[Field]['blank'] };

/** The columns that go with the person, as they are then. */
export function erasedFields(): Erased;
export function erasedFields(): Readonly<Record<string, unknown>> {
  return Object.fromEntries(contractFields('erased', true).map((field) => [field, contractFieldRules[field].blank]));
}
