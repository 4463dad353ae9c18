import * as z from 'shared-api/schema';
import { roles } from '../domain/roles';
import { pieceName } from '../release';
import { rule } from '../validation/validation';
import { picture } from './asset';
import {
  email,
  instant,
  isoDate,
  mobile,
  optionalPrintedLine,
  optionalTaxCode,
  personName,
  province,
  uid,
  zipCode,
} from './fields';

export const role = z.enum(roles);

export const userSettings = z.object({
  theme: z.enum(['light', 'dark', 'system']),
  density: z.enum(['comfortable', 'compact']),
  per_page: z.int(),
  notices: z.object({ email: z.boolean(), sms: z.boolean(), in_app: z.boolean() }),
  two_step: z.enum(['off', 'sms', 'totp']),
});
export type UserSettings = z.infer<typeof userSettings>;

export const settingsFields = z.strictObject({
  theme: z.optional(userSettings.shape.theme),
  density: z.optional(userSettings.shape.density),
  per_page: z.optional(z.int().check(z.gte(1), z.lte(100))),
  notices: z.optional(z.strictObject({ email: z.boolean(), sms: z.boolean(), in_app: z.boolean() })),
  two_step: z.optional(userSettings.shape.two_step),
});

export const privacy = z.object({ general: z.boolean(), marketing: z.boolean(), survey: z.boolean() });

export const user = z.object({
  uid,
  firstname: z.string(),
  lastname: z.string(),
  fullname: z.string(),
  email: z.string(),
  email_verified_at: z.nullable(instant),
  phone: z.nullable(z.string()),
  phone_verified_at: z.nullable(instant),
  date_of_birth: z.nullable(isoDate),
  tax_code: z.nullable(z.string()),
  address: z.nullable(z.string()),
  address_info: z.nullable(z.string()),
  city: z.nullable(z.string()),
  province: z.nullable(z.string()),
  zip_code: z.nullable(z.string()),
  avatar: z.nullable(picture),
  active: z.boolean(),
  roles: z.array(role),
  stores: z.array(z.object({ store_uid: uid, name: z.string() })),
  privacy,
  settings: userSettings,
  /** How many; they sign in, and are a second step for staff. */
  passkeys: z.int(),
  /** How many are unused. Of a server that does not tell, nothing is said. */
  spare_codes_left: z.optional(z.int()),
  points: z.object({ level: z.int() }),
  created_at: instant,
});
export type User = z.infer<typeof user>;

/** The shell and the areas that an administrator may release, switch or take back; null for all. */
export const releaseAreas = z.nullable(z.array(pieceName).check(z.maxLength(50)));

/** An account as the operator sees it. */
export const adminUser = z.extend(user, {
  /** False until the person has followed an invitation. */
  has_password: z.boolean(),
  disabled_at: z.nullable(instant),
  reactivation_requested_at: z.nullable(instant),
  last_sign_in_at: z.nullable(instant),
  /** A server that does not tell limits nobody. */
  release_areas: z.optional(releaseAreas),
  /** Which of `stores` have nobody else in charge of them. A server that does not tell names none. */
  only_manager_of: z.optional(z.array(uid)),
  version: z.int(),
});
export type AdminUser = z.infer<typeof adminUser>;

export const profileFields = z.strictObject({
  firstname: z.optional(personName),
  lastname: z.optional(personName),
  date_of_birth: z.optional(z.nullable(isoDate)),
  tax_code: z.optional(optionalTaxCode),
  address: optionalPrintedLine(120),
  address_info: optionalPrintedLine(60),
  city: optionalPrintedLine(80),
  province: z.optional(z.nullable(province)),
  zip_code: z.optional(z.nullable(zipCode)),
  avatar: z.optional(z.nullable(uid)),
});

export const adminProfileFields = z.extend(profileFields, {
  email: z.optional(email),
  phone: z.optional(z.nullable(mobile)),
  active: z.optional(z.boolean()),
});

export const newUser = z.strictObject({
  email,
  firstname: personName,
  lastname: personName,
  phone: z.optional(mobile),
  roles: z.array(role).check(z.minLength(1, rule('someRole'))),
  store_uids: z.optional(z.array(uid).check(z.maxLength(100))),
});

/** Staff may take a consent back for a person, never give one. */
const revoked = z.optional(z.literal(false, rule('revokeOnly')));
export const revocation = z.strictObject({ marketing: revoked, survey: revoked });
