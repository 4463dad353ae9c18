import * as z from 'shared-api/schema';
import { instant, text, uid } from './fields';
import { privacy } from './user';

/** A place where the account is signed in. */
export const signInSession = z.object({
  id: uid,
  /** Browser and system, as they are told to a person. */
  device: z.string(),
  /** Masked client address. */
  address: z.string(),
  created_at: instant,
  last_seen_at: instant,
  current: z.boolean(),
});
export type SignInSession = z.infer<typeof signInSession>;

/**
 * What a second step gives when it is switched on, and whenever they are made anew, shown once: each opens the account in
 * its place.
 */
export const spareCodes = z.object({ spare_codes: z.array(z.string()) });

/** What an authenticator app needs; shown once. */
export const totpSetup = z.object({ secret: z.string(), otpauth_url: z.string(), svg: z.string() });
export type TotpSetup = z.infer<typeof totpSetup>;

/** One row of the append-only ledger of consents. */
export const consentRecord = z.object({
  consent: z.enum(['general', 'marketing', 'survey']),
  given: z.boolean(),
  text_version: z.string(),
  source: z.enum(['contract', 'account', 'admin']),
  at: instant,
});
export type ConsentRecord = z.infer<typeof consentRecord>;

/** What holds now, and everything that was ever said about it, the newest first. */
export const consentHistory = z.extend(privacy, { history: z.array(consentRecord) });

/** The tables that views can be saved for. */
export const viewLists = [
  'manager-contracts',
  'admin-contracts',
  'admin-stores',
  'admin-packages',
  'admin-users',
  'admin-notifications',
  'admin-messages',
  'admin-audit',
] as const;

/** A list's filters, kept under a name. */
export const newSavedView = z.strictObject({
  list: z.enum(viewLists),
  name: text(60),
  /** The query string of the list, without a leading question mark. */
  query: z.string().check(z.maxLength(2_000)),
  shared: z.optional(z.boolean()),
});

export const savedViewFields = z.partial(z.omit(newSavedView, { list: true }));

export const savedView = z.object({
  id: uid,
  list: z.enum(viewLists),
  name: z.string(),
  query: z.string(),
  shared: z.boolean(),
  own: z.boolean(),
  created_at: instant,
});
export type SavedView = z.infer<typeof savedView>;

const draftCharacters = 64 * 1024;

/**
 * Any JSON up to 64 kB: an unfinished form. `seen` is when the form that it goes on with was kept, null for a new one: it
 * is refused where another page has kept or thrown away that form since. Left out, it replaces whatever is there.
 */
export const newDraft = z.strictObject({
  value: z.unknown().check(z.refine((value) => (JSON.stringify(value) ?? '').length <= draftCharacters)),
  seen: z.optional(z.nullable(instant)),
});

export const draft = z.object({ key: z.string(), value: z.unknown(), updated_at: instant });
export type Draft = z.infer<typeof draft>;

export const keptDraft = z.pick(draft, { updated_at: true });

/** An unfinished form among others, with the instant from which it is no longer kept unless somebody goes on with it. */
export const listedDraft = z.extend(draft, { expires_at: instant });
export type ListedDraft = z.infer<typeof listedDraft>;

/** What an erasure leaves in place, and the law that says so. */
export const keptByLaw = z.object({ what: z.string(), law: z.string(), until: z.nullable(instant) });
export type KeptByLaw = z.infer<typeof keptByLaw>;
