import { type PaymentMethod, paymentMethods, simplestMethod } from 'shared-api/domain';
import { type OpeningHours, recordOf, type Store } from 'shared-api/entities';
import { tidyHours } from 'shared-staff/hours';
import { isOtherPicture, type PictureValue } from '../../common/pictures/picture-field';

export const textNames = [
  'name',
  'code',
  'association_code',
  'address',
  'address_info',
  'zip_code',
  'city',
  'province',
  'phone',
  'email',
  'website',
  'iban',
] as const;
export type TextName = (typeof textNames)[number];

/** What a dealer may have none of. */
const textsOrNull = ['association_code', 'email', 'website', 'iban'] as const satisfies readonly TextName[];

/** The point on the map, in degrees. */
export const pointNames = ['lat', 'lng'] as const;
export type PointName = (typeof pointNames)[number];

export const flagNames = ['active', 'online_enabled', 'visible'] as const;
export type FlagName = (typeof flagNames)[number];

/** What the form holds: texts as they are typed, the week's hours, the picture, what is offered. */
export interface StoreValues extends Record<TextName | PointName, string>, Record<FlagName, boolean> {
  opening_hours: OpeningHours;
  thumbnail: PictureValue;
  payments_methods: PaymentMethod[];
}
export type StoreFieldName = keyof StoreValues;

/** A dealer that is not on line before somebody says so. */
export const emptyStore: StoreValues = {
  ...recordOf(textNames, () => ''),
  ...recordOf(pointNames, () => ''),
  opening_hours: {},
  thumbnail: { picture: null, id: null },
  payments_methods: [simplestMethod],
  active: true,
  online_enabled: false,
  visible: true,
};

/** A dealer as the form shows it. */
export function storeValues(store: Store): StoreValues {
  return {
    ...recordOf(textNames, (name) => store[name] ?? ''),
    ...recordOf(pointNames, (name) => degrees(store[name])),
    ...recordOf(flagNames, (name) => store[name]),
    opening_hours: tidyHours(store.opening_hours),
    thumbnail: { picture: store.thumbnail, id: null },
    payments_methods: offered(store.payments_methods),
  };
}

/** The form's values as the API takes them; a number that is none goes as it was typed, for the schema to refuse. */
export function storeBody(values: StoreValues): Record<StoreFieldName, unknown> {
  return {
    ...recordOf(textNames, (name) => values[name].trim()),
    ...recordOf(textsOrNull, (name) => values[name].trim() || null),
    ...recordOf(pointNames, (name) => degreesOf(values[name])),
    ...recordOf(flagNames, (name) => values[name]),
    opening_hours: tidyHours(values.opening_hours),
    thumbnail: values.thumbnail.id,
    payments_methods: offered(values.payments_methods),
  };
}

/** Of some fields, only what differs. */
export function storeChanges(
  values: StoreValues,
  base: StoreValues,
  names: readonly StoreFieldName[],
): Record<string, unknown> {
  const before = storeBody(base);
  const after = storeBody(values);
  const differs = (name: StoreFieldName) =>
    name === 'thumbnail'
      ? isOtherPicture(values.thumbnail, base.thumbnail)
      : JSON.stringify(after[name]) !== JSON.stringify(before[name]);
  return Object.fromEntries(names.filter(differs).map((name) => [name, after[name]]));
}

/** "45,4937" to 45.4937, in degrees; nothing to null, and what is no number as it was typed. */
export function degreesOf(text: string): number | string | null {
  const bare = text.trim().replace(',', '.');
  if (bare === '') return null;
  return /^-?\d+(\.\d+)?$/.test(bare) ? Number(bare) : text;
}

function degrees(value: number | null): string {
  return value === null ? '' : String(value).replace('.', ',');
}

/** In the order in which they are always named. */
function offered(methods: readonly PaymentMethod[]): PaymentMethod[] {
  return paymentMethods.filter((method) => methods.includes(method));
}
