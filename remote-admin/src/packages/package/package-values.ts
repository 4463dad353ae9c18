import { type CarFuel, endOfRomeDay, lastDayOf, startOfRomeDay } from 'shared-api/domain';
import { type CarePackage, recordOf } from 'shared-api/entities';
import { rule } from 'shared-api/messages';
import type { FormSchema } from 'shared-ui/data';
import { formatNumber, isDay, parseWhole, romeDay } from 'shared-ui/format';

/** Kept as they are typed, so that nothing is ever lost. */
export const textNames = ['sku', 'title', 'excerpt'] as const;
/** Amounts and percentages, as the API writes them: "1180.00". */
export const amountNames = ['price', 'iva_rate', 'discount_amount'] as const;
export const numberNames = [
  'mantenance_number',
  'mantenance_duration',
  'mantenance_km',
  'max_age_months',
  'max_km',
] as const;
/** One entry a line. */
const listNames = ['models'] as const;
/** What is sold, one line each; null follows the type. */
export const coverNames = ['included', 'excluded'] as const;
export const flagNames = ['active', 'online_enabled', 'visible'] as const;

export type TextName = (typeof textNames)[number] | (typeof amountNames)[number] | (typeof numberNames)[number];
export type ListName = (typeof listNames)[number];
export type CoverName = (typeof coverNames)[number];
export type FlagName = (typeof flagNames)[number];

/** What the form of a package holds. */
export interface PackageValues
  extends Record<TextName | ListName, string>,
    Record<CoverName, string | null>,
    Record<FlagName, boolean> {
  discount_type: 'none' | 'fixed' | 'percentage';
  fuels: CarFuel[];
  /** The first and the last day on which it is offered, `YYYY-MM-DD`; empty for no bound. */
  visible_at: string;
  expire_at: string;
}

export const emptyPackage: PackageValues = {
  ...recordOf(textNames, () => ''),
  ...recordOf(numberNames, () => ''),
  ...recordOf(listNames, () => ''),
  ...recordOf(coverNames, () => null),
  price: '',
  iva_rate: '22.00',
  discount_amount: '',
  discount_type: 'none',
  fuels: [],
  active: true,
  online_enabled: false,
  visible: true,
  visible_at: '',
  expire_at: '',
};

/** A package as the form shows it. */
export function packageValues(row: CarePackage): PackageValues {
  return {
    ...recordOf(textNames, (name) => row[name]),
    ...recordOf(numberNames, (name) => textOfNumber(row[name])),
    ...recordOf(listNames, (name) => row[name].join('\n')),
    ...recordOf(coverNames, (name) => (row[`${name}_of_type`] ? null : row[name].join('\n'))),
    ...recordOf(flagNames, (name) => row[name]),
    price: row.price,
    iva_rate: row.iva_rate,
    discount_amount: row.discount_amount ?? '',
    discount_type: row.discount_type ?? 'none',
    fuels: row.fuels,
    visible_at: row.visible_at === null ? '' : romeDay(row.visible_at),
    expire_at: row.expire_at === null ? '' : lastDayOf(new Date(row.expire_at)),
  };
}

/** A copy to begin with: its code is still to be found, and it is not on sale. */
export function copiedValues(row: CarePackage): PackageValues {
  return { ...packageValues(row), sku: '', online_enabled: false };
}

/** The form's values as the API takes them; what is no number or no day goes as it was typed, for the schema to refuse. */
export function packageBody(values: PackageValues): Record<string, unknown> {
  const none = values.discount_type === 'none';
  return {
    ...recordOf(textNames, (name) => values[name].trim()),
    ...recordOf(numberNames, (name) => numberOf(values[name])),
    ...recordOf(listNames, (name) => linesOf(values[name])),
    ...recordOf(coverNames, (name) => coverLinesOf(values[name])),
    ...recordOf(flagNames, (name) => values[name]),
    price: values.price,
    iva_rate: values.iva_rate,
    discount_type: none ? null : values.discount_type,
    discount_amount: none ? null : values.discount_amount,
    fuels: values.fuels.toSorted(),
    visible_at: instantOf(values.visible_at, startOfRomeDay),
    expire_at: instantOf(values.expire_at, endOfRomeDay),
  };
}

/** Only what differs. The two halves of a discount go together. */
export function packageChanges(values: PackageValues, base: PackageValues): Record<string, unknown> {
  const before = packageBody(base);
  const after = packageBody(values);
  const changes = Object.fromEntries(
    Object.entries(after).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field])),
  );
  if ('discount_type' in changes || 'discount_amount' in changes) {
    return { ...changes, discount_type: after.discount_type, discount_amount: after.discount_amount };
  }
  return changes;
}

/** A day as the instant at which it begins or ends; nothing to null; what is no day as it was typed. */
function instantOf(day: string, edge: (day: string) => Date): string | null {
  if (day === '') return null;
  return isDay(day) ? edge(day).toISOString() : day;
}

/** The API's rules for this form: what it calls a wrong moment is a wrong day here, in the words of the day's field. */
export function packageRules<Body>(schema: FormSchema<Body>): FormSchema<Body> {
  return {
    safeParse(body, options) {
      const result = schema.safeParse(body, options);
      if (result.success) return result;
      const issues = result.error.issues.map((issue) =>
        issue.message === rule('instant') ? { ...issue, message: rule('date') } : issue,
      );
      return { success: false, error: { issues } };
    },
  };
}

function textOfNumber(value: number | null): string {
  return value === null ? '' : formatNumber(value);
}

/** "60.000" to 60000; nothing to null; what is no number as it was typed. */
function numberOf(text: string): number | string | null {
  return text.trim() === '' ? null : (parseWhole(text) ?? text);
}

/** One entry a line, without empty ones. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** The same of what is sold: null follows the type. */
function coverLinesOf(text: string | null): string[] | null {
  return text === null ? null : linesOf(text);
}
