import * as z from 'shared-api/schema';
import {
  type CarField,
  type ContractField,
  type ContractFieldRule,
  type ContractFieldRules,
  type CustomerField,
  carRules,
  consentRules,
  contractFieldRules,
  customerRules,
} from './contract-fields';

type Rules = typeof contractFieldRules;

/** The fields whose rule says so. */
export type FieldsWhere<Property extends keyof ContractFieldRule, Value> = {
  [Field in ContractField]: Rules[Field][Property] extends Value ? Field : never;
}[ContractField];

/** What is stated of each field, by a body or by another contract, where it is stated. */
export type StatedFields = {
  readonly [Field in ContractField]?:
    | z.output<Rules[Field]['body']>
    | Exclude<z.output<Rules[Field]['answer']>, null>
    | undefined;
};

/** Whether a name is a field of the table. */
export function isContractField(name: string): name is ContractField {
  return Object.hasOwn(contractFieldRules, name);
}

/** The fields of the table, or those of them whose rule says so, in its order. */
export function contractFields(): ContractField[];
export function contractFields<Property extends keyof ContractFieldRule, Value extends ContractFieldRule[Property]>(
  property: Property,
  value: Value,
): FieldsWhere<Property, Value>[];
export function contractFields(property?: keyof ContractFieldRule, value?: unknown): string[] {
  const rules: ContractFieldRules = contractFieldRules;
  return Object.keys(rules).filter((field) => property === undefined || rules[field]?.[property] === value);
}

function bodyShape<T extends ContractFieldRules>(rules: T): { -readonly [Field in keyof T]: T[Field]['body'] };
function bodyShape(rules: ContractFieldRules): Readonly<Record<string, z.ZodMiniType>> {
  return Object.fromEntries(Object.entries(rules).map(([field, { body }]) => [field, body]));
}

type EditedByEveryone<T extends ContractFieldRules> = {
  -readonly [Field in keyof T as T[Field]['editedBy'] extends 'everyone' ? Field : never]: T[Field]['body'];
};

function staffBodyShape<T extends ContractFieldRules>(rules: T): EditedByEveryone<T>;
function staffBodyShape(rules: ContractFieldRules): Readonly<Record<string, z.ZodMiniType>> {
  const edited = Object.entries(rules).filter(([, { editedBy }]) => editedBy === 'everyone');
  return Object.fromEntries(edited.map(([field, { body }]) => [field, body]));
}

type Reader = ContractFieldRule['readBy'];
type ReadBy<T extends ContractFieldRules, Who extends Reader> = {
  -readonly [Field in keyof T as T[Field]['readBy'] extends Who ? Field : never]: T[Field]['answer'];
};

function answerShape<T extends ContractFieldRules, Who extends Reader>(rules: T, who: Who): ReadBy<T, Who>;
function answerShape(rules: ContractFieldRules, who: Reader): Readonly<Record<string, z.ZodMiniType>> {
  const read = Object.entries(rules).filter(([, { readBy }]) => readBy === who);
  return Object.fromEntries(read.map(([field, { answer }]) => [field, answer]));
}

/** The shapes of bodies. */
export const carFields = bodyShape(carRules);
/** With what confirms a mobile of 8 digits after the 3, which no contract keeps. */
export const customerFields = { ...bodyShape(customerRules), phone_confirmed: z.optional(z.boolean()) };
export const consentFields = bodyShape(consentRules);
/** What staff states for a customer, and corrects. */
export const staffCarBody = staffBodyShape(carRules);
export const staffCustomerBody = { ...staffBodyShape(customerRules), phone_confirmed: customerFields.phone_confirmed };

/** The shapes of answers. */
export const carAnswer = answerShape(carRules, 'everyone');
export const customerAnswer = answerShape(customerRules, 'everyone');
export const consentAnswer = answerShape(consentRules, 'everyone');
/** What only staff reads. */
export const staffAnswer = answerShape(contractFieldRules, 'staff');

type Blanks = { [Field in ContractField]: Rules[Field]['blank'] };

/** Each field as a row holds it before anything was stated. */
export function blankFields(): Blanks;
export function blankFields(): Readonly<Record<string, unknown>> {
  return Object.fromEntries(contractFields().map((field) => [field, contractFieldRules[field].blank]));
}

/** The names of the car's fields and of the customer's, in the table's order. */
export const carFieldNames = namesOf(carRules);
export const customerFieldNames = namesOf(customerRules);

function namesOf<T extends ContractFieldRules>(rules: T): (keyof T)[];
function namesOf(rules: ContractFieldRules): string[] {
  return Object.keys(rules);
}

type StaffField = FieldsWhere<'editedBy', 'everyone'>;
const isStaffField = <Field extends ContractField>(field: Field): field is Field & StaffField =>
  contractFieldRules[field].editedBy === 'everyone';

/** The same, of those that staff corrects. */
export const staffCarFields = carFieldNames.filter(isStaffField);
export const staffCustomerFields = customerFieldNames.filter(isStaffField);
export type StaffCarField = CarField & StaffField;
export type StaffCustomerField = CustomerField & StaffField;

/** What a package is offered for: a car that differs in one of these is offered anew, at today's price. */
export const offeredCarFields = [
  'car_model',
  'car_version',
  'car_fuel',
  'km',
  'car_registration_date',
] as const satisfies readonly StaffCarField[];

/** The registration booklet's code of a form's field; nothing where it has none, or the table does not know the field. */
export function bookletMark(name: string): string | undefined {
  return isContractField(name) ? (contractFieldRules[name].mark ?? undefined) : undefined;
}

/** Whether an input of the field takes digits. */
export function isNumberField(field: ContractField): boolean {
  const { kind } = contractFieldRules[field];
  return kind === 'kilometres' || kind === 'year';
}

/** The fields for which a page has no place of its own. */
export function otherFields<Field extends ContractField>(placed: readonly Field[], all: readonly Field[]): Field[] {
  return all.filter((field) => !placed.includes(field));
}

/** Fields in the order of a page: those that it places itself, and after them whatever else there is. */
export function inPageOrder<Field extends ContractField>(placed: readonly Field[], all: readonly Field[]): Field[] {
  return [...placed, ...otherFields(placed, all)];
}

/** A value for each key, such as the texts of a form's inputs. */
export function recordOf<Key extends string, Value>(keys: readonly Key[], of: (key: Key) => Value): Record<Key, Value>;
export function recordOf(keys: readonly string[], of: (key: string) => unknown): Record<string, unknown> {
  return Object.fromEntries(keys.map((key) => [key, of(key)]));
}
