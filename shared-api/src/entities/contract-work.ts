import * as z from 'shared-api/schema';
import {
  type IdentityDocument,
  identityDocuments,
  identityForm,
  identityForms,
  normaliseIdentityNumber,
} from '../domain/identity-document';
import { rule } from '../validation/validation';
import { contractUid, instant, isoDate, kilometres, money, optionalText, printedLine, text, uid } from './fields';
import { multipartFlag } from './multipart';
import { paymentMethod } from './store';

/** A note that staff writes for staff. */
export const contractNote = z.object({ id: uid, text: z.string(), author: z.string(), created_at: instant });
export type ContractNote = z.infer<typeof contractNote>;

export const newContractNote = z.strictObject({ text: text(2_000) });

export const contractAttachment = z.object({
  id: uid,
  name: z.string(),
  media_type: z.string(),
  size: z.int(),
  author: z.string(),
  created_at: instant,
});
export type ContractAttachment = z.infer<typeof contractAttachment>;

/** A payment received: another amount than the total needs a note; the method is due when none was chosen. */
export const payment = z.strictObject({
  amount: money,
  paid_at: instant,
  reference: printedLine(100),
  payment_method: z.optional(paymentMethod),
  note: optionalText(500),
});

/** A payment that was recorded wrongly, stated anew as it was, and why; by what method it came stays as it is. */
export const paymentCorrection = z.extend(z.omit(payment, { payment_method: true }), { reason: text(500) });

/** Money that went back; the note tells how, where the card provider refused. */
export const refund = z.strictObject({
  amount: money,
  refunded_at: instant,
  reference: text(100),
  note: optionalText(500),
});

/**
 * Money that the card provider took and that pays no contract: another amount, or a contract that was gone by then. Or
 * money that it gave back, and nobody was to.
 */
export const paymentMismatch = z.object({
  id: uid,
  /** Null where the provider named none that can be read. */
  amount: z.nullable(money),
  reference: z.nullable(z.string()),
  received_at: instant,
  /** Present where the customer has it back already. */
  returned: z.optional(z.literal(true)),
});
export type PaymentMismatch = z.infer<typeof paymentMismatch>;

export const mismatchOutcomes = ['refunded', 'kept'] as const;

/** How such money ends: it goes back, or it stays for a reason; the note is the refund's reference or that reason. */
export const mismatchEnd = z.strictObject({ outcome: z.enum(mismatchOutcomes), note: text(500) });

export const statementOutcomes = ['accepted', 'rejected'] as const;

/** What came of looking at a withdrawal that was stated without the phone: the contract ends with it, or it goes on. */
export const statementAnswer = z.strictObject({ outcome: z.enum(statementOutcomes) });

/** The fields of the identity document that the dealer saw. */
export const identityFields = {
  document_type: z.enum(identityDocuments),
  number: text(40).check(z.overwrite(normaliseIdentityNumber)),
  expires_on: isoDate,
};

/** A number is of the document that it is said to be of. */
export const identityNumberFits = z.superRefine<{ document_type: IdentityDocument; number: string }>(
  ({ document_type, number }, context) => {
    if (identityForm(document_type, number) === null)
      context.addIssue({ code: 'custom', path: ['number'], message: rule('identityNumber') });
  },
);

/** The identity document that the dealer saw, for a signature of level FEA; it travels beside its copy. */
export const identityCheck = z
  .strictObject({
    ...identityFields,
    service_accepted: multipartFlag.check(z.refine((accepted) => accepted, rule('accepted'))),
  })
  .check(identityNumberFits);

/** The recorded document of a signature of level FEA, as people see it: of the number only its end. */
export const identityRecord = z.object({
  /** Null where the number, taken before they were checked, tells no document. */
  form: z.nullable(z.enum(identityForms)),
  document_type: z.enum(identityDocuments),
  number: z.string(),
  expires_on: isoDate,
  recorded_at: instant,
});
export type IdentityRecord = z.infer<typeof identityRecord>;

export const maintenanceDone = z.strictObject({
  date: isoDate,
  km: kilometres,
  /** That so many more kilometres than the last ones were read again, and are right. */
  km_confirmed: z.optional(z.boolean()),
});

/** Signed and unpaid contracts are deleted by an admin with a reason, unsigned ones without. */
export const deletion = z.strictObject({ reason: optionalText(500) });

export const bulkActions = ['resend-sms', 'fill-pdf', 'delete'] as const;

export const bulk = z.strictObject({
  action: z.enum(bulkActions),
  uids: z.array(contractUid).check(z.minLength(1), z.maxLength(100)),
  reason: optionalText(500),
});

/** What became of one contract: the HTTP status that the single call would have answered, and its sentence. */
export const bulkRow = z.object({ uid: z.string(), status: z.int(), message: z.string() });
export type BulkRow = z.infer<typeof bulkRow>;

/** A chain of events that was checked: how many there are and the hash of the last. */
export const chainCheck = z.object({
  valid: z.boolean(),
  events: z.int(),
  head: z.nullable(z.string()),
  /** Of a contract: what was found wrong, each in words. */
  faults: z.optional(z.array(z.string())),
});
export type ChainCheck = z.infer<typeof chainCheck>;

/** The link of the counter's QR code, drawn as SVG. */
export const contractQr = z.object({ url: z.string(), svg: z.string() });
export type ContractQr = z.infer<typeof contractQr>;

/** A customer of the caller's own stores, found again while a contract is written. */
export const customerRow = z.object({
  firstname: z.string(),
  lastname: z.string(),
  fullname: z.string(),
  email: z.string(),
  phone: z.string(),
  tax_code: z.nullable(z.string()),
  address: z.string(),
  address_info: z.nullable(z.string()),
  city: z.string(),
  province: z.string(),
  zip_code: z.string(),
  contracts_count: z.int(),
  last_contract_at: instant,
});
export type CustomerRow = z.infer<typeof customerRow>;
