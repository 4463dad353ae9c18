import * as z from 'shared-api/schema';
import { isItalianIban, normaliseIban } from '../domain/iban';
import { missingHalf } from '../domain/map-point';
import { paymentMethods } from '../domain/payment-methods';
import { isWebsite, normaliseWebsite } from '../domain/website';
import { weekdays } from '../domain/weekdays';
import { rule } from '../validation/validation';
import { picture } from './asset';
import { email, optionalPrintedLine, printedLine, province, uid, zipCode } from './fields';

const hour = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** Opening spans of each day in Europe/Rome; a day without spans is closed. */
export const openingHours = z.partialRecord(
  z.enum(weekdays),
  z.array(z.object({ from: hour, to: hour })).check(z.maxLength(4)),
);
export type OpeningHours = z.infer<typeof openingHours>;

export const paymentMethod = z.enum(paymentMethods);

/** A way of paying, as it is offered. */
export const offeredPaymentMethod = z.object({ code: paymentMethod, title: z.string(), excerpt: z.string() });
export type OfferedPaymentMethod = z.infer<typeof offeredPaymentMethod>;

/** The same for the operator, who chooses; what the product lacks a service for is offered to no customer. */
export const paymentMethodToOffer = z.extend(offeredPaymentMethod, { available: z.optional(z.boolean()) });

/** What anybody may know of a dealer. */
export const publicStore = z.object({
  store_uid: uid,
  name: z.string(),
  address: z.string(),
  address_info: z.nullable(z.string()),
  city: z.string(),
  province: z.string(),
  zip_code: z.string(),
  country: z.string(),
  phone: z.string(),
  email: z.nullable(z.string()),
  website: z.nullable(z.string()),
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
  opening_hours: openingHours,
  thumbnail: z.nullable(picture),
  payments_methods: z.array(paymentMethod),
  distance_km: z.nullable(z.number()),
});
export type PublicStore = z.infer<typeof publicStore>;

const manager = z.object({ uid, firstname: z.string(), lastname: z.string(), email: z.string() });

export const store = z.extend(z.omit(publicStore, { distance_km: true }), {
  code: z.string(),
  association_code: z.nullable(z.string()),
  iban: z.nullable(z.string()),
  active: z.boolean(),
  online_enabled: z.boolean(),
  visible: z.boolean(),
  managers: z.array(manager),
  /** Whether the product has a card provider: without one no customer is offered the card. */
  takes_cards: z.optional(z.boolean()),
  version: z.int(),
});
export type Store = z.infer<typeof store>;

const latitude = z.nullable(z.number().check(z.gte(-90), z.lte(90)));
const longitude = z.nullable(z.number().check(z.gte(-180), z.lte(180)));
const iban = z.nullable(z.string().check(z.overwrite(normaliseIban), z.refine(isItalianIban, rule('iban'))));
const website = z.nullable(z.string().check(z.overwrite(normaliseWebsite), z.refine(isWebsite, rule('website'))));
const landlineOrMobile = z.string().check(z.trim(), z.regex(/^\+?[0-9 ]{6,20}$/, rule('anyPhone')));

/** Spans that follow one another within each day. */
function areInOrder(hours: OpeningHours): boolean {
  return Object.values(hours).every((spans) =>
    spans.every(({ from, to }, index) => from < to && (spans[index - 1]?.to ?? '') <= from),
  );
}

/** What a manager may change of an own store. */
export const storeContactFields = z.strictObject({
  address: z.optional(printedLine(120)),
  address_info: optionalPrintedLine(120),
  city: z.optional(printedLine(80)),
  province: z.optional(province),
  zip_code: z.optional(zipCode),
  phone: z.optional(landlineOrMobile),
  email: z.optional(z.nullable(email)),
  website: z.optional(website),
  opening_hours: z.optional(openingHours.check(z.refine(areInOrder, rule('hours')))),
  thumbnail: z.optional(z.nullable(uid)),
});

const operatorFields = {
  name: printedLine(80),
  code: printedLine(32),
  association_code: z.nullable(optionalPrintedLine(32)),
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  iban: z.optional(iban),
  lat: z.optional(latitude),
  lng: z.optional(longitude),
  active: z.optional(z.boolean()),
  online_enabled: z.optional(z.boolean()),
  visible: z.optional(z.boolean()),
  payments_methods: z.optional(z.array(paymentMethod).check(z.maxLength(paymentMethods.length))),
};

/** What an admin may change of any store. */
export const storeFields = z.partial(z.extend(storeContactFields, operatorFields));
export type StoreFields = z.infer<typeof storeFields>;

/** A point on the map has both its numbers, or there is none. */
export const storeTogether = z.object({ lat: z.optional(z.unknown()), lng: z.optional(z.unknown()) }).check(
  z.superRefine((point, context) => {
    const field = missingHalf(point);
    if (field !== null) context.addIssue({ code: 'custom', path: [field], message: rule('halfPlace') });
  }),
);

/** A new store needs at least a name, a code, an address and a phone. */
export const newStore = z.extend(storeContactFields, {
  ...operatorFields,
  address: printedLine(120),
  city: printedLine(80),
  province,
  zip_code: zipCode,
  phone: landlineOrMobile,
});
export type NewStore = z.infer<typeof newStore>;
