import {
  type ContractField,
  type ContractFieldRule,
  type CustomerContract,
  carFieldNames,
  contractFieldRules,
  contractFields,
  type FieldsWhere,
} from 'shared-api/entities';
import type { Contract } from '../contract.types';

type Rules = typeof contractFieldRules;
type ReadField = FieldsWhere<'readBy', 'everyone'>;
/** What is read of the car. */
export type CarField = Extract<ReadField, (typeof carFieldNames)[number]>;

const read = contractFields('readBy', 'everyone');
export const carFields = read.filter((field): field is CarField => carFieldNames.some((name) => name === field));

function pick<Field extends keyof Contract>(contract: Pick<Contract, Field>, fields: readonly Field[]) {
  return Object.fromEntries(fields.map((field) => [field, contract[field]]));
}

/** What customers read of the fields that were stated. */
export function readFields(contract: Pick<Contract, ReadField>): Pick<CustomerContract, ReadField>;
export function readFields(contract: Pick<Contract, ReadField>): Readonly<Record<string, unknown>> {
  return pick(contract, read);
}

/** The car alone: what a row of a list shows. */
export function carOf(contract: Pick<Contract, CarField>): Pick<CustomerContract, CarField>;
export function carOf(contract: Pick<Contract, CarField>): Readonly<Record<string, unknown>> {
  return pick(contract, carFields);
}

type Decided<Rule extends ContractFieldRule['link']> = Rule extends 'shown' | 'hidden' ? Rule : 'masked';
type LinkDecisions = { readonly [Field in ContractField]: Decided<Rules[Field]['link']> };

/** For each field: what somebody who has only the link may read of it. */
export function linkDecisionOf(): LinkDecisions;
export function linkDecisionOf(): Readonly<Record<string, string>> {
  const decided = (link: ContractFieldRule['link']) => (typeof link === 'string' ? link : 'masked');
  return Object.fromEntries(contractFields().map((field) => [field, decided(contractFieldRules[field].link)]));
}

/** The fields of which the link alone tells something. */
export type LinkField = {
  [Field in ContractField]: Rules[Field]['link'] extends 'hidden' ? never : Field;
}[ContractField];

/** The same fields for somebody who has only the link: blank unless the table of fields shows or masks them. */
export function linkFields(contract: Pick<Contract, LinkField>): Pick<CustomerContract, ReadField>;
export function linkFields(contract: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(read.map((field) => [field, linkValue(contractFieldRules[field], contract[field])]));
}

function linkValue({ link, blank }: ContractFieldRule, value: unknown): unknown {
  if (link === 'shown') return value;
  if (link === 'hidden') return blank;
  return typeof value === 'string' && value !== '' ? link(value) : blank;
}
