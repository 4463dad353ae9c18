import { asc, eq } from 'drizzle-orm';
import type { ContractEventRecord } from 'shared-api/entities';
import type { Queries } from '../../../platform/db';
import { messages, users } from '../../../platform/db/schema';
import type { Outbox } from '../../../platform/outbox';
import type { Contract } from '../contract.types';
import { contractEventDetails, contractEvents } from '../tables/contract-event.table';

interface Parts {
  readonly db: Queries;
  readonly outbox: Pick<Outbox, 'shown'>;
}

/** Who reads a timeline: staff also sees who of them acted, reasons, references, and what an edit changed. */
export type TimelineReader = 'staff' | 'customer';

/**
 * Everything that happened to a contract, oldest first, with each message that went out and what became of it. Codes,
 * keys and tokens stay covered.
 */
export async function timelineOf(
  parts: Parts,
  contract: Contract,
  reader: TimelineReader,
): Promise<ContractEventRecord[]> {
  const [events, sent] = [await eventRecords(parts.db, contract, reader), await messageRecords(parts, contract)];
  return [...events, ...sent].sort((a, b) => a.at.localeCompare(b.at));
}

async function eventRecords(db: Queries, contract: Contract, reader: TimelineReader): Promise<ContractEventRecord[]> {
  const rows = await db
    .select({
      event: contractEvents,
      details: contractEventDetails.details,
      firstname: users.firstname,
      lastname: users.lastname,
    })
    .from(contractEvents)
    .leftJoin(contractEventDetails, eq(contractEventDetails.event_id, contractEvents.id))
    .leftJoin(users, eq(users.uid, contractEvents.actor_uid))
    .where(eq(contractEvents.contract_id, contract.id))
    .orderBy(asc(contractEvents.seq));
  // Money that pays no contract is between dealer and provider: the customer hears of its way back by e-mail.
  const told = rows.filter(({ event }) => reader === 'staff' || event.data.mismatch_id === undefined);
  return told.map(({ event: { id, type, at, actor, data }, details, firstname, lastname }) => {
    const isStaff = actor === 'manager' || actor === 'admin';
    const by = isStaff ? { by: `${firstname ?? ''} ${lastname ?? ''}`.trim() } : {};
    const shown = reader === 'staff' ? { ...data, ...by, ...toldOf(details ?? {}) } : data;
    return { id, type, at: at.toISOString(), actor, data: shown };
  });
}

/** What of an event's details belongs on a timeline; addresses and the first data stay where they are. */
function toldOf(details: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const told = ['before', 'after', 'reason', 'reference', 'note'] as const;
  return Object.fromEntries(told.filter((key) => details[key] != null).map((key) => [key, details[key]]));
}

async function messageRecords({ db, outbox }: Parts, contract: Contract): Promise<ContractEventRecord[]> {
  const rows = await db
    .select()
    .from(messages)
    .where(eq(messages.contract_id, contract.id))
    .orderBy(asc(messages.created_at), asc(messages.id));
  return rows.map((row) => {
    const content = outbox.shown(row);
    return {
      id: row.id,
      type: 'message',
      at: row.created_at.toISOString(),
      actor: 'system',
      data: {
        channel: row.channel,
        purpose: row.purpose,
        status: row.status,
        to: content?.to ?? null,
        subject: content?.subject ?? null,
        body: content?.body ?? null,
        attempts: row.attempts,
        error: row.last_error,
        sent_at: row.sent_at?.toISOString() ?? null,
        delivered_at: row.delivered_at?.toISOString() ?? null,
      },
    };
  });
}
