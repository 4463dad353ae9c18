import { mayHappen, methodIs } from 'shared-api/domain';
import type { ContractRow } from 'shared-api/entities';

/**
 * The one thing that a contract's status calls for (staff.md, section 1): the first link, the link again, the payment
 * to be recorded, or a reminder where the customer pays online without the dealer. Null where nothing is for staff to
 * do: the customer is signing, has withdrawn, or has paid; or somebody stated a withdrawal, which is answered first.
 */
export type NextAction = 'send' | 'resend' | 'markAsPaid' | 'remind';

type Facts = Pick<ContractRow, 'status' | 'withdrawn_at' | 'withdrawal_stated_at' | 'deleted_at' | 'payment_method'>;

/** What says whether an action is possible. */
export type ActionFacts = Omit<Facts, 'payment_method'>;

export function nextAction({ status, withdrawn_at, withdrawal_stated_at, payment_method }: Facts): NextAction | null {
  if (withdrawn_at !== null || withdrawal_stated_at) return null;
  switch (status) {
    case 'DRAFT':
      return 'send';
    case 'AVAIABLE':
      return 'resend';
    case 'SIGNED':
    case 'FILLED':
      return methodIs('online', payment_method) ? 'remind' : 'markAsPaid';
    case 'PENDING':
    case 'PAID':
      return null;
  }
}

/** What else staff may do with a contract, beside opening it. */
export type StaffAction = 'edit' | 'send' | 'markAsPaid' | 'counter' | 'remove';

/** Who acts at a backOffice, as the life cycle's table names them. */
export type StaffActor = 'manager' | 'admin';

/**
 * Whether staff may do this in the contract's status: the life cycle's table decides, and a withdrawal ends it. While one
 * that was stated waits for an answer, nobody is asked to pay.
 */
export function mayDo(
  action: StaffAction,
  { status, withdrawn_at, withdrawal_stated_at, deleted_at }: ActionFacts,
  actor: StaffActor,
): boolean {
  if (withdrawn_at !== null || deleted_at) return false;
  switch (action) {
    case 'edit':
      return mayHappen(status, 'edit', actor);
    case 'send':
      return !withdrawal_stated_at && mayHappen(status, status === 'DRAFT' ? 'send' : 'resend', actor);
    case 'markAsPaid':
      return mayHappen(status, 'mark-as-paid', actor);
    case 'counter':
      return mayHappen(status, 'sign', 'customer');
    case 'remove':
      return mayHappen(status, 'delete', actor);
  }
}
