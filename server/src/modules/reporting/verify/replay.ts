import { getTableColumns } from 'drizzle-orm';
import { type ContractStatus, nextStage, type OriginStatus } from 'shared-api/domain';
import type { ContractEventType } from 'shared-api/entities';
import { type Contract, contracts, noPerson } from '../../contracts';
import type { StoredEvent } from './stored-history';

/** What a column must hold; a column that the history says nothing of is left out. */
type Columns = Partial<Record<keyof Contract, unknown>>;

/** What the events, told one after the other, make of a contract. */
export interface Replayed {
  readonly columns: Columns;
  /** Hashes of the package and of the store as they were frozen, where the history has them. */
  readonly snapshots: { readonly package_sha256?: unknown; readonly store_sha256?: unknown };
  readonly origin: OriginStatus;
  readonly erased: boolean;
  /** Numbers of the events that the contract's status did not allow. */
  readonly impossible: readonly number[];
}

/** A code that arrived confirms phone and e-mail later, without an event of its own. */
const { email_verified: _email, phone_verified: _phone, ...toldColumns } = getTableColumns(contracts);
const columnNames: ReadonlySet<string> = new Set(Object.keys(toldColumns));
const nothingYet: Columns = {
  document_sha256: null,
  amount_cents: null,
  payment_method: null,
  signed_at: null,
  filled_at: null,
  paid_at: null,
  declined_at: null,
  withdrawn_at: null,
  refund_due_at: null,
  refunded_at: null,
  refund_cents: null,
  deleted_at: null,
  erased_at: null,
  signature_level: 'FES',
};
const offerColumns = [
  'type',
  'price_cents',
  'discount_cents',
  'iva_basis_points',
  'iva_cents',
  'total_cents',
  'mantenance_number',
  'mantenance_duration',
  'mantenance_km',
] as const;

const start: Replayed = { columns: {}, snapshots: {}, origin: 'DRAFT', erased: false, impossible: [] };

/** Tells a history anew. What an older version's events did not carry is not made up: those columns are left out. */
export function replay(events: readonly StoredEvent[]): Replayed {
  return events.reduce((told, event) => steps[event.type](told, event), start);
}

type Step = (told: Replayed, event: StoredEvent) => Replayed;

const steps: Readonly<Record<ContractEventType, Step>> = {
  created: (told, event) =>
    put(frozen(told, event), {
      ...nothingYet,
      status: 'DRAFT',
      created_at: event.at,
      ...(event.actor === 'manager' ? { created_by: event.actor_uid } : {}),
      ...columnsIn(event.data),
      ...columnsIn(event.details?.details),
    }),
  sent: (told, event) =>
    isSigned(told)
      ? told
      : moved(told, event, told.columns.status === 'DRAFT' ? 'send' : 'resend', {
          document_sha256: null,
          sent_at: told.columns.sent_at ?? event.at,
        }),
  opened: (told, event) => put(told, { opened_at: event.at }),
  edited: (told, event) => {
    const after = columnsIn(event.details?.details.after);
    const edited = put(frozen(told, event), { ...forgottenOffer(event), ...columnsIn(event.data), ...after });
    return event.actor === 'customer' && !isSigned(told)
      ? moved(edited, event, 'edit', { document_sha256: null })
      : edited;
  },
  code_sent: (told, event) => {
    if (event.data.purpose !== 'signing') return told;
    const from = told.columns.status;
    const origin = from === 'PENDING' ? told.origin : from === 'AVAIABLE' ? 'AVAIABLE' : 'DRAFT';
    const document_sha256 = event.data.document_sha256;
    return moved({ ...told, origin }, event, 'sign', { document_sha256, declined_at: null, decline_reason: null });
  },
  code_failed: (told) => told,
  blocked: (told, event) => moved(told, event, 'block', { document_sha256: null }),
  reverted: (told, event) => moved(told, event, 'revert', { document_sha256: null }),
  declined: (told, event) =>
    moved(told, event, 'decline', {
      document_sha256: null,
      declined_at: event.at,
      decline_reason: event.details?.details.reason,
    }),
  signed: (told, event) =>
    moved(told, event, 'confirm', {
      signed_at: event.at,
      document_sha256: event.data.document_sha256,
      signature_level: event.data.level,
    }),
  document_pending: (told) => told,
  document_sealed: (told, { data }) =>
    data.kind === 'contratto' && told.columns.document_sha256 === null
      ? put(told, { document_sha256: data.shown_sha256 })
      : told,
  method_saved: (told, { data }) => {
    const { store_sha256 = told.snapshots.store_sha256 } = data;
    return { ...put(told, { payment_method: data.payment_method }), snapshots: { ...told.snapshots, store_sha256 } };
  },
  filled: (told, event) =>
    moved(told, event, 'fill', { payment_method: event.data.payment_method, filled_at: event.at }),
  paid: (told, event) =>
    moved(told, event, 'mark-as-paid', {
      payment_method: event.data.payment_method,
      amount_cents: event.data.amount_cents,
      paid_at: event.data.paid_at,
      filled_at: told.columns.filled_at ?? event.at,
      payment_reference: event.details?.details.reference,
      payment_note: event.details?.details.note,
      // A contract that expired unpaid comes back with its payment.
      deleted_at: null,
    }),
  withdrawn: (told, event) => moved(told, event, 'withdraw', { withdrawn_at: event.at }),
  refund_due: (told, { data }) => (isOfMismatch(data) ? told : put(told, { refund_due_at: data.due_at })),
  refunded: (told, { data, details }) =>
    isOfMismatch(data)
      ? told
      : put(told, {
          refund_cents: data.amount_cents,
          refunded_at: data.refunded_at,
          refund_reference: details?.details.reference,
        }),
  deleted: (told, event) => put(told, { deleted_at: event.at }),
  erased: (told, event) => ({ ...put(told, { ...withoutPerson(told.columns), erased_at: event.at }), erased: true }),
  message: (told) => told,
};

/** Money that paid no contract goes back without a change of the contract. */
function isOfMismatch(data: StoredEvent['data']): boolean {
  return data.mismatch_id !== undefined;
}

function isSigned({ columns }: Replayed): boolean {
  return columns.signed_at !== null;
}

/** Says what columns hold from now on; `undefined` stands for what an older event did not carry. */
function put(told: Replayed, columns: Columns): Replayed {
  return { ...told, columns: { ...told.columns, ...columns } };
}

/** An event that froze an offer names package and store by their hashes, since version 2. */
function frozen(told: Replayed, { data }: StoredEvent): Replayed {
  const { package_sha256, store_sha256 } = data;
  return data.package_id === undefined ? told : { ...told, snapshots: { package_sha256, store_sha256 } };
}

/** The same, where the one transition table leads. */
function moved(
  told: Replayed,
  { seq, actor }: StoredEvent,
  event: Parameters<typeof nextStage>[1],
  columns: Columns,
): Replayed {
  const from = statusIn(told);
  const to = from === null ? null : nextStage(from, event, actor, told.origin);
  if (to === null) return { ...put(told, columns), impossible: [...told.impossible, seq] };
  return put(told, { ...columns, status: to });
}

function statusIn({ columns: { status } }: Replayed): ContractStatus | null {
  switch (status) {
    case 'DRAFT':
    case 'AVAIABLE':
    case 'PENDING':
    case 'SIGNED':
    case 'FILLED':
    case 'PAID':
      return status;
    default:
      return null;
  }
}

/** What of an event's data are columns of the contract. */
function columnsIn(data: unknown): Columns {
  if (typeof data !== 'object' || data === null) return {};
  return Object.fromEntries(Object.entries(data).filter(([name]) => columnNames.has(name)));
}

/** Another package, store or car froze the offer anew; before version 2 an edit did not carry its figures. */
function forgottenOffer({ data }: StoredEvent): Columns {
  if (data.package_id === undefined || data.price_cents !== undefined) return {};
  return Object.fromEntries(offerColumns.map((column) => [column, undefined]));
}

/** The details are gone with the person: what only they knew is not compared any more. */
function withoutPerson(columns: Columns): Columns {
  const known: ReadonlySet<string> = new Set([...Object.keys(nothingYet), ...offerColumns, ...lasting]);
  const forgotten = Object.keys(columns).filter((column) => !known.has(column));
  return { ...Object.fromEntries(forgotten.map((column) => [column, undefined])), ...noPerson };
}

const lasting = [
  'code',
  'source',
  'package_id',
  'store_uid',
  'status',
  'created_at',
  'created_by',
  'sent_at',
  'opened_at',
];
