import { sql } from 'drizzle-orm';
import { contractStatuses } from 'shared-api/domain';
import { byColumn, byExpression, byText, neverMissing, type Sortable } from '../../../platform/list';
import { contracts } from '../tables/contract.table';
import { deletionDay } from './deletion-day';

const lifeOrder = sql.raw(`array[${contractStatuses.map((status) => `'${status}'`).join(', ')}]`);

/**
 * What contracts can be put in order by, the latest first unless the query says otherwise. An index
 * serves each way of each, by the very same expression (`migrations/*_contract_orders*.sql`, `*_deletion_days.sql`).
 */
export const contractSorts = {
  sorts: {
    created_at: byColumn(contracts.created_at),
    updated_at: byColumn(contracts.updated_at),
    sent_at: byColumn(contracts.sent_at),
    signed_at: byColumn(contracts.signed_at),
    filled_at: byColumn(contracts.filled_at),
    paid_at: byColumn(contracts.paid_at),
    days_left: byExpression(deletionDay, 'date'),
    code: byText(contracts.code),
    status: neverMissing(byExpression(sql`array_position(${lifeOrder}, ${contracts.status})`, 'integer')),
    type: byText(contracts.type),
    total: byColumn(contracts.total_cents),
    lastname: byColumn(contracts.sort_key),
    car_model: byText(contracts.car_model),
    car_plate: byText(contracts.car_plate),
    store: neverMissing(byText(sql`${contracts.store_snapshot} ->> 'name'`)),
  },
  defaultSort: '-created_at',
  id: contracts.id,
} as const satisfies Sortable;
