import * as z from 'shared-api/schema';
import { maskAll, maskEmail, maskName, maskPhone, maskTail } from '../domain/masking';
import { rule } from '../messages/validation';
import {
  email,
  isoDate,
  kilometres,
  mobile,
  optionalPlainLine,
  optionalPlate,
  optionalText,
  personName,
  plainLine,
  province,
  text,
  vin,
  zipCode,
} from './fields';
import { carFuel } from './vehicle';

/**
 * Everything that is decided of a field that a person states in a contract. Bodies, answers, rows, corrections, copies,
 * the masked view, the PDF, the export, the forms and the history are made from these; docs/recipes/contract-field.md
 * tells how one is added.
 */
export interface ContractFieldRule {
  /** What a body may hold where the field is asked for. */
  readonly body: z.ZodMiniType;
  /** What an answer holds. */
  readonly answer: z.ZodMiniType;
  /** How a value is read, printed, typed and exported. */
  readonly kind: 'text' | 'code' | 'vin' | 'plate' | 'phone' | 'year' | 'kilometres' | 'day' | 'fuel' | 'flag';
  /** The code of the European registration booklet. */
  readonly mark: string | null;
  /** What the row holds of what was not stated, or was emptied or erased. */
  readonly blank: null | '' | false;
  /** Whether the customer reads it too. */
  readonly readBy: 'everyone' | 'staff';
  /** What who has only the link may read of it: all, nothing, or what the mask leaves (decisions.md section 1). */
  readonly link: 'shown' | 'hidden' | ((text: string) => string);
  /** Who may correct it before the signature. */
  readonly editedBy: 'everyone' | 'customer';
  /** Whether nobody signs without it. */
  readonly needed: boolean;
  /** Whether a duplicate and a renewal take it over. */
  readonly copied: boolean;
  /** On the built-in form, under its name for uploaded forms only, or on no paper at all. */
  readonly paper: 'drawn' | 'offered' | 'never';
  /** Whether it is a column of the export. */
  readonly exported: boolean;
  /** Whether the history and the comparison of two versions tell that it changed. */
  readonly compared: boolean;
  /** Whether it goes when the person's data are erased. */
  readonly erased: boolean;
}

type ContractFieldRules = Readonly<Record<string, ContractFieldRule>>;

/** The car as a person describes it, in the order of the sheet that is exported. */
const carRules = {
  car_model: {
    body: text(80),
    answer: z.string(),
    kind: 'text',
    mark: '(D.3)',
    blank: '',
    readBy: 'everyone',
    link: 'shown',
    editedBy: 'everyone',
    needed: true,
    copied: true,
    paper: 'drawn',
    exported: true,
    compared: true,
    erased: false,
  },
  car_version: {
    body: optionalText(80),
    answer: z.nullable(z.string()),
    kind: 'text',
    mark: '(D.2)',
    blank: null,
    readBy: 'everyone',
    link: 'shown',
    editedBy: 'everyone',
    needed: false,
    copied: true,
    paper: 'drawn',
    exported: true,
    compared: true,
    erased: false,
  },
  car_model_year: {
    body: z.optional(z.int(rule('integer')).check(z.gte(1980), z.lte(2100))),
    answer: z.nullable(z.int()),
    kind: 'year',
    mark: null,
    blank: null,
    readBy: 'everyone',
    link: 'shown',
    editedBy: 'everyone',
    needed: false,
    copied: true,
    paper: 'offered',
    exported: true,
    compared: true,
    erased: false,
  },
  car_vin: {
    body: vin,
    answer: z.string(),
    kind: 'vin',
    mark: '(E)',
    blank: '',
    readBy: 'everyone',
    link: (text: string) => maskTail(text, 4),
    editedBy: 'everyone',
    needed: false,
    copied: true,
    paper: 'drawn',
    exported: true,
    compared: true,
    erased: true,
  },
  car_plate: {
    body: z.optional(optionalPlate),
    answer: z.nullable(z.string()),
    kind: 'plate',
    mark: '(A)',
    blank: null,
    readBy: 'everyone',
    link: (text: string) => maskTail(text, 2),
    editedBy: 'everyone',
    needed: false,
    copied: true,
    paper: 'drawn',
    exported: true,
    compared: true,
    erased: true,
  },
  car_fuel: {
    body: carFuel,
    answer: z.nullable(carFuel),
    kind: 'fuel',
    mark: '(P.3)',
    blank: null,
    readBy: 'everyone',
    link: 'shown',
    editedBy: 'everyone',
    needed: true,
    copied: true,
    paper: 'drawn',
    exported: true,
    compared: true,
    erased: false,
  },
  km: {
    body: kilometres,
    answer: z.nullable(z.int()),
    kind: 'kilometres',
    mark: null,
    blank: null,
    readBy: 'everyone',
    link: 'hidden',
    editedBy: 'everyone',
    needed: true,
    copied: true,
    paper: 'drawn',
    exported: true,
    compared: true,
    erased: false,
  },
  car_registration_date: {
    body: isoDate,
    answer: z.nullable(isoDate),
    kind: 'day',
    mark: '(B)',
    blank: null,
    readBy: 'everyone',
    link: 'hidden',
    editedBy: 'everyone',
    needed: true,
    copied: true,
    paper: 'drawn',
    exported: true,
    compared: true,
    erased: false,
  },
  car_mileage_date: {
    body: z.optional(isoDate),
    answer: z.nullable(isoDate),
    kind: 'day',
    mark: null,
    blank: null,
    readBy: 'everyone',
    link: 'hidden',
    editedBy: 'everyone',
    needed: false,
    copied: true,
    paper: 'drawn',
    exported: true,
    compared: true,
    erased: false,
  },
  car_material_code: {
    body: optionalText(40),
    answer: z.nullable(z.string()),
    kind: 'code',
    mark: null,
    blank: null,
    readBy: 'everyone',
    link: 'hidden',
    editedBy: 'everyone',
    needed: false,
    copied: true,
    paper: 'offered',
    exported: true,
    compared: true,
    erased: false,
  },
  /** Why the kilometres are fewer than the last known. */
  km_reason: {
    body: optionalText(200),
    answer: z.nullable(z.string()),
    kind: 'text',
    mark: null,
    blank: null,
    readBy: 'staff',
    link: 'hidden',
    editedBy: 'everyone',
    needed: false,
    copied: true,
    paper: 'never',
    exported: false,
    compared: true,
    erased: true,
  },
} as const satisfies ContractFieldRules;

/** The person who signs. */
const customerRules = {
  firstname: {
    body: personName,
    answer: z.string(),
    kind: 'text',
    mark: '(C.2)',
    blank: '',
    readBy: 'everyone',
    link: maskName,
    editedBy: 'everyone',
    needed: true,
    copied: true,
    paper: 'offered',
    exported: true,
    compared: true,
    erased: true,
  },
  lastname: {
    body: personName,
    answer: z.string(),
    kind: 'text',
    mark: '(C.2)',
    blank: '',
    readBy: 'everyone',
    link: maskName,
    editedBy: 'everyone',
    needed: true,
    copied: true,
    paper: 'offered',
    exported: true,
    compared: true,
    erased: true,
  },
  city: {
    body: plainLine(80),
    answer: z.string(),
    kind: 'text',
    mark: null,
    blank: '',
    readBy: 'everyone',
    link: maskAll,
    editedBy: 'everyone',
    needed: true,
    copied: true,
    paper: 'offered',
    exported: true,
    compared: true,
    erased: true,
  },
  province: {
    body: province,
    answer: z.string(),
    kind: 'text',
    mark: null,
    blank: '',
    readBy: 'everyone',
    link: maskAll,
    editedBy: 'everyone',
    needed: true,
    copied: true,
    paper: 'offered',
    exported: true,
    compared: true,
    erased: true,
  },
  zip_code: {
    body: zipCode,
    answer: z.string(),
    kind: 'text',
    mark: null,
    blank: '',
    readBy: 'everyone',
    link: maskAll,
    editedBy: 'everyone',
    needed: true,
    copied: true,
    paper: 'offered',
    exported: true,
    compared: true,
    erased: true,
  },
  address: {
    body: plainLine(120),
    answer: z.string(),
    kind: 'text',
    mark: null,
    blank: '',
    readBy: 'everyone',
    link: maskAll,
    editedBy: 'everyone',
    needed: true,
    copied: true,
    paper: 'offered',
    exported: true,
    compared: true,
    erased: true,
  },
  address_info: {
    body: optionalPlainLine(60),
    answer: z.nullable(z.string()),
    kind: 'text',
    mark: null,
    blank: null,
    readBy: 'everyone',
    link: maskAll,
    editedBy: 'everyone',
    needed: false,
    copied: true,
    paper: 'offered',
    exported: true,
    compared: true,
    erased: true,
  },
  phone: {
    body: mobile,
    answer: z.string(),
    kind: 'phone',
    mark: null,
    blank: '',
    readBy: 'everyone',
    link: maskPhone,
    editedBy: 'everyone',
    needed: true,
    copied: true,
    paper: 'drawn',
    exported: true,
    compared: true,
    erased: true,
  },
  email: {
    body: email,
    answer: z.string(),
    kind: 'text',
    mark: null,
    blank: '',
    readBy: 'everyone',
    link: maskEmail,
    editedBy: 'everyone',
    needed: true,
    copied: true,
    paper: 'drawn',
    exported: true,
    compared: true,
    erased: true,
  },
} as const satisfies ContractFieldRules;

/** What the person agrees to. */
const consentRules = {
  /** Says that the notice was read, and must be true; the other two are free and separate. */
  general: {
    body: z.literal(true, rule('general')),
    answer: z.boolean(),
    kind: 'flag',
    mark: null,
    blank: false,
    readBy: 'everyone',
    link: 'hidden',
    editedBy: 'customer',
    needed: true,
    copied: false,
    paper: 'drawn',
    exported: true,
    compared: false,
    erased: false,
  },
  marketing: {
    body: z.boolean(),
    answer: z.boolean(),
    kind: 'flag',
    mark: null,
    blank: false,
    readBy: 'everyone',
    link: 'hidden',
    editedBy: 'customer',
    needed: false,
    copied: false,
    paper: 'drawn',
    exported: true,
    compared: false,
    erased: false,
  },
  survey: {
    body: z.boolean(),
    answer: z.boolean(),
    kind: 'flag',
    mark: null,
    blank: false,
    readBy: 'everyone',
    link: 'hidden',
    editedBy: 'customer',
    needed: false,
    copied: false,
    paper: 'drawn',
    exported: true,
    compared: false,
    erased: false,
  },
} as const satisfies ContractFieldRules;

/** The table of the contract's fields. */
export const contractFieldRules = { ...carRules, ...customerRules, ...consentRules };

type Rules = typeof contractFieldRules;
export type ContractField = keyof Rules;
export type CarField = keyof typeof carRules;
export type CustomerField = keyof typeof customerRules;

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

/** Whether an input of the field takes digits. */
export function isNumberField(field: ContractField): boolean {
  const { kind } = contractFieldRules[field];
  return kind === 'kilometres' || kind === 'year';
}

/** Fields in the order of a page: those that it places itself, and after them whatever else there is. */
export function inPageOrder<Field extends ContractField>(placed: readonly Field[], all: readonly Field[]): Field[] {
  return [...placed, ...all.filter((field) => !placed.includes(field))];
}

/** A value for each key, such as the texts of a form's inputs. */
export function recordOf<Key extends string, Value>(keys: readonly Key[], of: (key: Key) => Value): Record<Key, Value>;
export function recordOf(keys: readonly string[], of: (key: string) => unknown): Record<string, unknown> {
  return Object.fromEntries(keys.map((key) => [key, of(key)]));
}
