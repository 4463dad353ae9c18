import * as z from 'shared-api/schema';
import { contractStatuses } from '../domain/contract-status';
import { page, pageMeta } from './answers';
import { carAnswer, consentAnswer, customerAnswer, staffAnswer } from './contract-field-shapes';
import { identityRecord, paymentMismatch } from './contract-work';
import { contractUid, count, instant, isoDate, money, sha256, uid } from './fields';
import { packageKind } from './package';
import { openingHours, paymentMethod } from './store';

export const contractStatus = z.enum(contractStatuses);
export const signatureLevel = z.enum(['FES', 'FEA']);

/** The dealer, frozen into the contract. */
const contractStore = z.object({
  store_uid: uid,
  name: z.string(),
  address: z.string(),
  city: z.string(),
  province: z.string(),
  zip_code: z.string(),
  phone: z.string(),
  iban: z.nullable(z.string()),
  opening_hours: openingHours,
  payments_methods: z.array(paymentMethod),
});

/** The package, frozen into the contract. */
const contractPackage = z.object({
  id: uid,
  kind: packageKind,
  title: z.string(),
  excerpt: z.string(),
  included: z.array(z.string()),
  excluded: z.array(z.string()),
  /** Of the clauses under which the contract was made. */
  terms_version: z.string(),
});

/** The one-time code under way: never the code itself. */
export const otpState = z.object({
  expires_at: instant,
  resend_at: instant,
  tries_left: count,
  /** `•••• 567` */
  phone: z.string(),
});
export type OtpState = z.infer<typeof otpState>;

/** The two codes of a change of phone that are under way: the number's that stands there, and the number's that shall. */
export const phoneChangeCodes = z.object({ old_code: otpState, new_code: otpState });
export type PhoneChangeCodes = z.infer<typeof phoneChangeCodes>;

const utm = z.nullable(z.string());

const identity = {
  contract_uid: contractUid,
  code: z.string(),
  association_code: z.nullable(z.string()),
  type: z.string(),
  status: contractStatus,
  created_at: instant,
  updated_at: instant,
  sent_at: z.nullable(instant),
  pending_at: z.nullable(instant),
  signed_at: z.nullable(instant),
  filled_at: z.nullable(instant),
  paid_at: z.nullable(instant),
  declined_at: z.nullable(instant),
  decline_reason: z.nullable(z.string()),
  withdrawn_at: z.nullable(instant),
  refund_due_at: z.nullable(instant),
  refunded_at: z.nullable(instant),
  signing_blocked_at: z.nullable(instant),
  /** When the contract deletes itself, and the days until then. */
  deletion_at: z.nullable(instant),
  days_left: z.nullable(count),
  /** Present from the signature on. */
  withdrawal_ends_at: z.nullable(instant),
  version: z.int(),
};

const amounts = {
  price: money,
  discount: money,
  iva_rate: z.string(),
  iva: money,
  total: money,
  amount: z.nullable(money),
  currency_symbol: z.literal('€'),
  payment_method: z.nullable(paymentMethod),
  payment_reference: z.nullable(z.string()),
};

const plan = { mantenance_number: count, mantenance_duration: count, mantenance_km: count };

/** What is put together from the fields, or found out about them. */
const aboutCustomer = { fullname: z.string(), phone_verified: z.boolean(), email_verified: z.boolean() };

/** When each was last given or taken back; null where it never was given. */
const consentsAt = z.object({
  general: z.nullable(instant),
  marketing: z.nullable(instant),
  survey: z.nullable(instant),
});

const tracking = {
  utm_source: utm,
  utm_id: utm,
  utm_medium: utm,
  utm_campaign: utm,
  utm_term: utm,
  utm_content: utm,
  utms: z.nullable(z.record(z.string(), z.string())),
};

export const maintenanceWork = z.object({
  n: z.int(),
  due_on: isoDate,
  due_km: z.int(),
  done_on: z.nullable(isoDate),
  km: z.nullable(z.int()),
  /** When it is likely to be due, by months or by the kilometres really driven, whichever comes first; null once done. */
  projected_on: z.optional(z.nullable(isoDate)),
});

/** A contract as its customer sees it; in the masked view names, contacts, VIN and plate are covered. */
export const customerContract = z.object({
  /** `masked` until a grant: of personal data only what tells the owner that it is theirs. */
  view: z.enum(['masked', 'full']),
  ...identity,
  ...amounts,
  ...plan,
  ...carAnswer,
  ...customerAnswer,
  ...aboutCustomer,
  ...consentAnswer,
  store: contractStore,
  package: contractPackage,
  /** Whether staff wrote the phone: then a code on both numbers changes it. */
  phone_by_staff: z.boolean(),
  signature_level: signatureLevel,
  /** The document behind a signature of level FEA. */
  identity: z.nullable(identityRecord),
  document_sha256: z.nullable(sha256),
  fingerprint: z.nullable(z.string()),
  otp: z.nullable(otpState),
  maintenance: z.array(maintenanceWork),
  /** Money by card that pays no contract and that the dealer is looking into, in all; stands where there is some. */
  mismatched_amount: z.optional(money),
  /** When a withdrawal was stated for it without the phone; stands until the dealer has looked at it. */
  withdrawal_stated_at: z.optional(instant),
});
export type CustomerContract = z.infer<typeof customerContract>;

export const contractSources = ['online', 'account', 'manager'] as const;

/** A contract as staff sees it: with what brought the customer here and what was noted on the way. */
export const staffContract = z.extend(z.omit(customerContract, { view: true, mismatched_amount: true }), {
  ...tracking,
  consents_at: consentsAt,
  /** When the customer's account came to say the opposite of the contract; left out where it says the same. */
  consents_changed_at: z.optional(z.object({ marketing: z.nullable(instant), survey: z.nullable(instant) })),
  source: z.enum(contractSources),
  opened_at: z.nullable(instant),
  /** The SKU that the package had. */
  package: z.extend(contractPackage, { sku: z.string() }),
  ...staffAnswer,
  payment_note: z.nullable(z.string()),
  refund_amount: z.nullable(money),
  refund_reference: z.nullable(z.string()),
  /** The payment's provider told of the payment, and nobody else can; stands on what was paid so. */
  paid_to_provider: z.optional(z.literal(true)),
  /** Whether the payment's provider took the money and gives it back; stands where a refund is due. */
  refunded_by_provider: z.optional(z.boolean()),
  /** Money by card that is still to be given back or explained; stands where there is some. */
  payment_mismatches: z.optional(z.array(paymentMismatch)),
  /** Until when a payment of before brings the contract back; stands on what expired unpaid and still may. */
  revivable_until: z.optional(instant),
  deleted_at: z.nullable(instant),
});
export type StaffContract = z.infer<typeof staffContract>;

/** A row of a list. */
export const contractRow = z.object({
  ...identity,
  ...amounts,
  ...carAnswer,
  fullname: z.string(),
  /** The part of the full name that lists are sorted by. */
  lastname: z.string(),
  phone: z.string(),
  email: z.string(),
  city: z.string(),
  store: z.pick(contractStore, { store_uid: true, name: true }),
  package: z.pick(contractPackage, { id: true, kind: true, title: true }),
  /** When a withdrawal was stated for it without the phone; stands until the dealer has looked at it. */
  withdrawal_stated_at: z.optional(instant),
  /** Stands only on what was deleted; nobody but the operator meets that in a list, and only on demand. */
  deleted_at: z.optional(z.nullable(instant)),
});
export type ContractRow = z.infer<typeof contractRow>;

/** What stands there in place of a plate, VIN or contract number that was searched and is not; null where nothing does. */
export const nearMiss = z.object({
  field: z.enum(['car_plate', 'car_vin', 'code']),
  value: z.string(),
  /** Whether two neighbours stand the other way round; else one character is another. */
  swapped: z.boolean(),
});
export type NearMiss = z.infer<typeof nearMiss>;

/** A page of contracts; `near` stands only where a search found none. */
export const contractPage = z.extend(page(contractRow), {
  meta: z.extend(pageMeta, { near: z.optional(z.nullable(nearMiss)) }),
});
export type ContractPage = z.infer<typeof contractPage>;

export const documentKinds = ['contratto', 'scheda', 'ricevuta', 'recesso'] as const;

export const contractDocument = z.object({
  id: uid,
  kind: z.enum(documentKinds),
  version: z.int(),
  sha256,
  sealed: z.boolean(),
  /** A later version took its place; only staff sees those. */
  superseded: z.boolean(),
  size: z.int(),
  created_at: instant,
});
export type ContractDocument = z.infer<typeof contractDocument>;

export const contractEventTypes = [
  'created',
  'sent',
  'opened',
  'edited',
  'code_sent',
  'code_failed',
  'blocked',
  'reverted',
  'declined',
  'signed',
  'document_pending',
  'document_sealed',
  'method_saved',
  'filled',
  'paid',
  'withdrawn',
  'refund_due',
  'refunded',
  'deleted',
  'erased',
  'message',
] as const;
export type ContractEventType = (typeof contractEventTypes)[number];

export const contractEvent = z.object({
  id: z.string(),
  type: z.enum(contractEventTypes),
  at: instant,
  actor: z.enum(['customer', 'manager', 'admin', 'system', 'provider']),
  /** For staff also `by`, who of them it was, and what an edit changed: `before` and `after`. */
  data: z.record(z.string(), z.unknown()),
});
export type ContractEventRecord = z.infer<typeof contractEvent>;

/** What the account begins with. */
export const accountOverview = z.object({
  /** All of the customer's contracts, the newest first. */
  contracts: z.array(contractRow),
  /** For each car, the contract that covers it or is furthest on its way. */
  covers: z.array(customerContract),
});
export type AccountOverview = z.infer<typeof accountOverview>;
