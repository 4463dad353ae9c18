import type { ContractEventRecord, StaffContract } from 'shared-api/entities';

const counterSteps = ['opened', 'confirmed', 'code', 'signed', 'method'] as const;
export type CounterStep = (typeof counterSteps)[number];

export interface StepProgress {
  readonly step: CounterStep;
  readonly state: 'done' | 'now' | 'later';
  /** When it happened, once it did. */
  readonly at: string | null;
}

function lastOf(events: readonly ContractEventRecord[], is: (event: ContractEventRecord) => boolean): string | null {
  return events.findLast(is)?.at ?? null;
}

const isSigningCode = ({ type, data }: ContractEventRecord) => type === 'code_sent' && data.purpose === 'signing';

/** How far the customer has come, from the contract and its story: what was taken back counts as not done. */
export function progressOf(contract: StaffContract, events: readonly ContractEventRecord[]): readonly StepProgress[] {
  const { status, opened_at, pending_at, signed_at, payment_method } = contract;
  const isSigning = status === 'PENDING' || signed_at !== null;
  const times: Record<CounterStep, string | null> = {
    opened: opened_at ?? (isSigning ? pending_at : null),
    confirmed: isSigning ? pending_at : null,
    code: isSigning ? (lastOf(events, isSigningCode) ?? pending_at) : null,
    signed: signed_at,
    method: payment_method && (lastOf(events, ({ type }) => type === 'method_saved') ?? signed_at),
  };
  // The code that was sent is still to be typed: its step is the present one until the signature.
  const isDone = (step: CounterStep) => (step === 'code' ? signed_at !== null : times[step] !== null);
  const now = counterSteps.find((step) => !isDone(step));
  return counterSteps.map((step) => ({
    step,
    state: isDone(step) ? 'done' : step === now ? 'now' : 'later',
    at: times[step],
  }));
}

const isCodeSms = ({ type, data }: ContractEventRecord) => type === 'message' && data.purpose === 'signing-code';

/** What became of the SMS with the present code where its service did not take it: never will, or not yet; else null. */
export function codeRefusal(events: readonly ContractEventRecord[]): 'failed' | 'waiting' | null {
  const sms = events.findLast(isCodeSms);
  if (sms?.data.status === 'failed') return 'failed';
  return sms?.data.status === 'queued' && Number(sms.data.attempts) > 0 ? 'waiting' : null;
}

/** How long the SMS with the present code took, in seconds; null while it is on its way. */
export function codeDelivery(events: readonly ContractEventRecord[]): number | null {
  const sms = events.findLast(isCodeSms);
  const delivered = sms?.data.delivered_at;
  if (!sms || typeof delivered !== 'string') return null;
  return Math.max(1, Math.round((Date.parse(delivered) - Date.parse(sms.at)) / 1000));
}
