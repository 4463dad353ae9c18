import * as z from 'shared-api/schema';
import { rule } from '../validation/validation';
import { instant, isoDate, kilometres, optionalText, text, uid } from './fields';

/**
 * What the holder of a paid contract asks of the dealer: a day for a service (clause 4), the repair of a fault
 * (clauses 5 and 9), another dealer (clause 3), the transfer to who buys the car (clause 2).
 */
export const requestKinds = ['appointment', 'fault', 'dealer_change', 'transfer'] as const;
export type RequestKind = (typeof requestKinds)[number];

export const dayParts = ['any', 'morning', 'afternoon'] as const;

/** What each kind cannot do without. */
const neededBy: Readonly<Record<RequestKind, 'preferred_on' | 'text' | 'store_uid'>> = {
  appointment: 'preferred_on',
  fault: 'text',
  dealer_change: 'store_uid',
  transfer: 'text',
};

export const newContractRequest = z
  .strictObject({
    kind: z.enum(requestKinds),
    text: optionalText(1_000),
    /** The day that would suit the customer. */
    preferred_on: z.optional(isoDate),
    day_part: z.optional(z.enum(dayParts)),
    km: z.optional(kilometres),
    /** That so many more kilometres than the last ones were read again, and are right. */
    km_confirmed: z.optional(z.boolean()),
    /** Whether the car cannot be driven. */
    stopped: z.optional(z.boolean()),
    /** The dealer that is wished for. */
    store_uid: z.optional(uid),
  })
  .check(
    z.superRefine((request, context) => {
      const needed = neededBy[request.kind];
      if (!request[needed]) context.addIssue({ code: 'custom', path: [needed], message: rule('required') });
    }),
  );
export type NewContractRequest = z.infer<typeof newContractRequest>;

/** What the dealer, or the operator, answers: it closes the request, and reaches the customer by e-mail. */
export const requestAnswer = z.strictObject({
  text: text(1_000),
  /** Of a request for a day: the day and the hour that were agreed. */
  appointment_at: z.optional(instant),
});

export const contractRequest = z.object({
  id: uid,
  kind: z.enum(requestKinds),
  text: z.nullable(z.string()),
  preferred_on: z.nullable(isoDate),
  day_part: z.nullable(z.enum(dayParts)),
  km: z.nullable(z.int()),
  stopped: z.boolean(),
  /** The dealer that is wished for. */
  store: z.nullable(z.object({ store_uid: uid, name: z.string() })),
  created_at: instant,
  /** Until when the dealer answers, where the contract says it. */
  due_on: z.nullable(isoDate),
  answer: z.nullable(z.string()),
  appointment_at: z.nullable(instant),
  /** The appointment that was moved or called off last. */
  former_appointment_at: z.nullable(instant),
  /** When it was answered first, which is what `due_on` is compared with. */
  answered_at: z.nullable(instant),
  /** When another answer last took that one's place. */
  answer_changed_at: z.nullable(instant),
  /** For `If-Match` of a change of the answer. */
  version: z.int(),
});
export type ContractRequest = z.infer<typeof contractRequest>;
