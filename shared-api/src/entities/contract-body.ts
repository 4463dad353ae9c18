import * as z from 'shared-api/schema';
import { isShortMobile, normalisePhone } from '../domain/phone';
import { rule } from '../validation/validation';
import { carFields, consentFields, customerFields, staffCarBody, staffCustomerBody } from './contract-field-shapes';
import { isoDate, mobile, money, optionalPrintedLine, otpCode, uid } from './fields';

/** The `utm_*` parameters of the visit. */
export const utmFields = z.record(
  z.string().check(z.regex(/^utm[a-z0-9_]{0,40}$/)),
  z.string().check(z.maxLength(200)),
);

/** The fields as they came: beside another fault each may be anything. */
type Checked = Partial<Record<'phone' | 'phone_confirmed' | 'car_registration_date' | 'car_mileage_date', unknown>>;

const isObject = (value: unknown) => typeof value === 'object' && value !== null;
const dayIn = (value: unknown) => z.safeParse(isoDate, value).data;

/**
 * Rules that concern two fields: a short mobile wants a confirmation, the mileage cannot precede the registration.
 * They are judged beside other faults: a field that is left tells its own while the rest is still empty. Where a field's
 * rules ended early (`abort`) zod leaves them out: a form judges them apart (`contractTogether`).
 */
export const acrossFields = z.superRefine<Checked>(
  ({ phone, phone_confirmed, car_registration_date, car_mileage_date }, context) => {
    if (typeof phone === 'string' && isShortMobile(phone) && phone_confirmed !== true) {
      context.addIssue({ code: 'custom', path: ['phone'], message: rule('phoneShort') });
    }
    const registered = dayIn(car_registration_date);
    const measured = dayIn(car_mileage_date);
    if (registered && measured && measured < registered) {
      context.addIssue({ code: 'custom', path: ['car_mileage_date'], message: rule('dateBeforeRegistration') });
    }
  },
  { when: ({ value }) => isObject(value) },
);

const offer = {
  package_id: uid,
  store_uid: uid,
  utms: z.optional(utmFields),
  /** The total as it was shown: another one is an offer that changed. */
  total: z.optional(money),
};

/** What `acrossFields` looks at, to be judged apart from the rest of a form. */
export const contractTogether = z
  .object({
    phone: z.optional(z.string().check(z.overwrite(normalisePhone))),
    phone_confirmed: z.optional(z.unknown()),
    car_registration_date: z.optional(z.unknown()),
    car_mileage_date: z.optional(z.unknown()),
  })
  .check(acrossFields);

/** Everything that makes a contract from the funnel. */
export const newContract = z
  .strictObject({ ...offer, ...carFields, ...customerFields, ...consentFields })
  .check(acrossFields);
export type NewContract = z.infer<typeof newContract>;

/** The same from an account: what the profile holds may be left out. */
export const newAccountContract = z
  .strictObject({ ...offer, ...carFields, ...z.partial(z.object(customerFields)).shape, ...consentFields })
  .check(acrossFields);

export type NewAccountContract = z.infer<typeof newAccountContract>;

const correctable = z.partial(z.object({ ...carFields, ...customerFields })).shape;

/** An edit before the signature: a field that is left out keeps what is stored. */
export const contractEdit = z
  .strictObject({ ...z.partial(z.object({ ...offer, ...carFields, ...customerFields, ...consentFields })).shape })
  .check(acrossFields);

/** The request to sign: the two ticks, and any last correction. */
export const signing = z
  .strictObject({
    ...correctable,
    ...z.partial(z.object(consentFields)).shape,
    terms: z.literal(true, rule('terms')),
    clauses: z.literal(true, rule('terms')),
  })
  .check(acrossFields);

/** A phone that staff wrote changes with a code on both numbers. */
export const phoneChange = z
  .strictObject({ phone: mobile, phone_confirmed: customerFields.phone_confirmed })
  .check(acrossFields);
export const phoneChangeConfirmation = z.strictObject({ phone: mobile, old_code: otpCode, new_code: otpCode });

/**
 * A dealer's new contract: package and dealer, and of car and customer whatever is known. With `send` the fields that
 * the link needs must be there; the customer completes the rest (the specification's AVAIABLE).
 */
export const newManagerContract = z
  .strictObject({
    ...offer,
    ...z.partial(z.object({ ...staffCarBody, ...staffCustomerBody })).shape,
    association_code: optionalPrintedLine(32),
    send: z.optional(z.boolean()),
  })
  .check(acrossFields);
export type NewManagerContract = z.infer<typeof newManagerContract>;

/** A dealer's edit while unsigned; from the signature on only `association_code` (and for admins `store_uid`). */
export const managerContractEdit = z
  .strictObject({
    ...z.partial(z.object({ ...staffCarBody, ...staffCustomerBody })).shape,
    package_id: z.optional(uid),
    store_uid: z.optional(uid),
    total: offer.total,
    association_code: optionalPrintedLine(32),
  })
  .check(acrossFields);
export type ManagerContractEdit = z.infer<typeof managerContractEdit>;
