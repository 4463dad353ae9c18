/** The life cycle's words, spelt as the API spells them (`AVAIABLE` is the owner's spelling). */
export const contractStatuses = ['DRAFT', 'AVAIABLE', 'PENDING', 'SIGNED', 'FILLED', 'PAID'] as const;
export type ContractStatus = (typeof contractStatuses)[number];

export const contractStatusLabels = {
  DRAFT: 'BOZZA',
  AVAIABLE: 'DISPONIBILE',
  PENDING: 'IN ATTESA',
  SIGNED: 'FIRMATO',
  FILLED: 'COMPILATO',
  PAID: 'PAGATO',
} as const satisfies Record<ContractStatus, string>;

/** Where a contract stands, as the transition table reads it. `deleted` is an end, not a status. */
export type ContractStage = ContractStatus | 'none' | 'deleted';

export type ContractActor = 'customer' | 'manager' | 'admin' | 'system' | 'provider';

/** What can happen to a contract. */
export type ContractEvent =
  | 'create'
  | 'send'
  | 'resend'
  | 'sign'
  | 'resend-code'
  | 'confirm'
  | 'revert'
  | 'edit'
  | 'decline'
  | 'block'
  | 'save-method'
  | 'fill'
  | 'mark-as-paid'
  | 'withdraw'
  | 'delete'
  | 'expire';

interface Transition {
  readonly from: readonly ContractStage[];
  readonly event: ContractEvent;
  /** `origin` is the status that `sign` left: DRAFT or AVAIABLE. `same` keeps the status. */
  readonly to: ContractStage | 'origin' | 'same';
  readonly by: readonly ContractActor[];
}

const unsigned = ['DRAFT', 'AVAIABLE', 'PENDING'] as const;
const signed = ['SIGNED', 'FILLED', 'PAID'] as const;

/**
 * The whole life cycle of a contract, as decisions.md section 2 gives it. Any pair that is not here is refused with a
 * 422 on `status`.
 */
export const contractTransitions: readonly Transition[] = [
  { from: ['none'], event: 'create', to: 'DRAFT', by: ['customer', 'manager'] },
  { from: ['DRAFT'], event: 'send', to: 'AVAIABLE', by: ['manager', 'admin'] },
  { from: ['AVAIABLE', 'PENDING'], event: 'resend', to: 'AVAIABLE', by: ['manager', 'admin'] },
  { from: ['SIGNED', 'FILLED'], event: 'resend', to: 'same', by: ['manager', 'admin'] },
  { from: ['DRAFT', 'AVAIABLE', 'PENDING'], event: 'sign', to: 'PENDING', by: ['customer'] },
  { from: ['PENDING'], event: 'resend-code', to: 'same', by: ['customer'] },
  { from: ['PENDING'], event: 'confirm', to: 'SIGNED', by: ['customer'] },
  { from: ['PENDING'], event: 'revert', to: 'origin', by: ['system'] },
  { from: ['DRAFT', 'AVAIABLE'], event: 'edit', to: 'same', by: ['customer', 'manager', 'admin'] },
  { from: ['PENDING'], event: 'edit', to: 'origin', by: ['customer'] },
  { from: ['DRAFT', 'AVAIABLE'], event: 'decline', to: 'same', by: ['customer'] },
  { from: ['PENDING'], event: 'decline', to: 'origin', by: ['customer'] },
  { from: ['PENDING'], event: 'block', to: 'AVAIABLE', by: ['system'] },
  { from: ['SIGNED', 'FILLED'], event: 'save-method', to: 'same', by: ['customer'] },
  { from: ['SIGNED', 'FILLED'], event: 'fill', to: 'FILLED', by: ['customer', 'system', 'manager', 'admin'] },
  { from: ['SIGNED', 'FILLED'], event: 'mark-as-paid', to: 'PAID', by: ['manager', 'admin', 'provider'] },
  { from: [...signed], event: 'withdraw', to: 'same', by: ['customer'] },
  { from: [...unsigned], event: 'delete', to: 'deleted', by: ['manager', 'admin'] },
  { from: ['SIGNED', 'FILLED'], event: 'delete', to: 'deleted', by: ['admin'] },
  { from: [...unsigned, 'SIGNED', 'FILLED'], event: 'expire', to: 'deleted', by: ['system'] },
];

/** The statuses that `sign` may have left, and to which PENDING goes back. */
export type OriginStatus = 'DRAFT' | 'AVAIABLE';

/**
 * Where an event leads, or null when it is not allowed there or not to that actor.
 * @param origin the status that PENDING came from; a PENDING contract always has one.
 */
export function nextStage(
  from: ContractStage,
  event: ContractEvent,
  actor: ContractActor,
  origin: OriginStatus = 'DRAFT',
): ContractStage | null {
  const found = contractTransitions.find(
    (row) => row.event === event && row.from.includes(from) && row.by.includes(actor),
  );
  if (!found) return null;
  if (found.to === 'same') return from;
  return found.to === 'origin' ? origin : found.to;
}

/** May this actor do this to a contract in this status? */
export function mayHappen(from: ContractStage, event: ContractEvent, actor: ContractActor): boolean {
  return nextStage(from, event, actor) !== null;
}
