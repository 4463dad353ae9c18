import { and, eq, exists, isNotNull, isNull, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { adminContracts } from 'shared-api/contracts';
import { carFuels, contractStatuses, paymentMethods } from 'shared-api/domain';
import { contractSources } from 'shared-api/entities';
import type { RequestOf } from 'shared-api/kernel';
import { messages } from '../../../platform/db/schema';
import {
  choiceField,
  dayField,
  type Field,
  flagField,
  instantField,
  moneyField,
  numberField,
  textField,
  uidField,
} from '../../../platform/list';
import { hasNoOpenStatement, hasOpenMismatch, hasOpenStatement } from '../../../scope';
import { contracts } from '../tables/contract.table';
import { contractRequests } from '../tables/contract-request.table';
import { daysLeftField } from './deletion-day';

type FilterName = RequestOf<typeof adminContracts.search>['query']['wheres'][number]['field'];

/** What contracts can be filtered by: each field that the entries name. */
export function contractFields(now: Date): Readonly<Record<FilterName, Field>> {
  return {
    status: choiceField(contracts.status, contractStatuses),
    type: textField(contracts.type),
    kind: choiceField(sql`${contracts.package_snapshot} ->> 'kind'`, ['care', 'rental']),
    store_uid: uidField(contracts.store_uid),
    package_id: uidField(contracts.package_id),
    payment_method: choiceField(contracts.payment_method, paymentMethods),
    signature_level: choiceField(contracts.signature_level, ['FES', 'FEA']),
    source: choiceField(contracts.source, contractSources),
    code: textField(contracts.code),
    association_code: textField(contracts.association_code),
    created_at: instantField(contracts.created_at),
    updated_at: instantField(contracts.updated_at),
    sent_at: instantField(contracts.sent_at),
    signed_at: instantField(contracts.signed_at),
    filled_at: instantField(contracts.filled_at),
    paid_at: instantField(contracts.paid_at),
    declined_at: instantField(contracts.declined_at),
    withdrawn_at: instantField(contracts.withdrawn_at),
    signing_blocked_at: instantField(contracts.signing_blocked_at),
    refund_due_at: instantField(contracts.refund_due_at),
    refunded_at: instantField(contracts.refunded_at),
    days_left: daysLeftField(now),
    refund: { equals: (value) => (value === 'unclear' ? hasOpenMismatch() : (refunds.get(value) ?? null)) },
    message: { equals: (value) => (value === 'failed' ? messageFailed() : null) },
    request: { equals: (value) => (value === 'open' ? requestOpen() : null) },
    statement: { equals: (value) => statements.get(value)?.() ?? null },
    total: moneyField(contracts.total_cents),
    car_vin: textField(contracts.car_vin),
    car_plate: textField(contracts.car_plate),
    car_model: textField(contracts.car_model),
    car_fuel: choiceField(contracts.car_fuel, carFuels),
    km: numberField(contracts.km),
    car_registration_date: dayField(contracts.car_registration_date),
    firstname: textField(contracts.firstname),
    lastname: textField(contracts.lastname),
    email: textField(contracts.email),
    phone: textField(contracts.phone),
    city: textField(contracts.city),
    province: textField(contracts.province),
    zip_code: textField(contracts.zip_code),
    utm_source: textField(contracts.utm_source),
    utm_id: textField(contracts.utm_id),
    utm_medium: textField(contracts.utm_medium),
    utm_campaign: textField(contracts.utm_campaign),
    utm_term: textField(contracts.utm_term),
    utm_content: textField(contracts.utm_content),
    deleted: flagField(sql`${contracts.deleted_at} is not null`),
  };
}

const refunds = new Map([
  ['due', sql`(${isNotNull(contracts.refund_due_at)} and ${isNull(contracts.refunded_at)})`],
  ['done', sql`${contracts.refunded_at} is not null`],
]);

const statements = new Map([
  ['open', hasOpenStatement],
  ['none', hasNoOpenStatement],
]);

function messageFailed() {
  const failed = new QueryBuilder()
    .select({ found: sql`1` })
    .from(messages)
    .where(and(eq(messages.contract_id, contracts.id), eq(messages.status, 'failed')));
  return exists(failed);
}

function requestOpen() {
  const open = new QueryBuilder()
    .select({ found: sql`1` })
    .from(contractRequests)
    .where(and(eq(contractRequests.contract_id, contracts.id), isNull(contractRequests.answered_at)));
  return exists(open);
}
