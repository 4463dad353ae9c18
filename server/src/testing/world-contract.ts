import { randomUUID } from 'node:crypto';
import type { ContractStatus } from 'shared-api/domain';
import { maintenanceWorks } from '../modules/after-sale';
import { contractNotes, contracts } from '../modules/contracts';
import { indexed } from '../modules/contracts/contracts.repository';
import { randomContractUid } from '../platform/keys';
import type { TestApp } from '../platform/testing';
import { mark, nextNumber } from './marks';
import type { PlannedContract } from './random-plan';

type ContractInsert = typeof contracts.$inferInsert;

export interface WorldContract {
  readonly uid: string;
  readonly status: ContractStatus;
  readonly deleted: boolean;
  readonly hasSms: boolean;
  readonly storeUid: string;
  readonly owner: string | null;
  readonly totalCents: number;
  readonly vin: string;
  /** Every text that gives the contract or its customer away, wherever it is found. */
  readonly traces: readonly string[];
}

interface Written extends Pick<PlannedContract, 'status' | 'deleted' | 'hasSms'> {
  readonly storeUid: string;
  readonly owner: string | null;
  readonly packageId: string;
  readonly type: string;
  readonly author: string;
}

const vinLetters = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';
const beyondSignature: readonly ContractStatus[] = ['SIGNED', 'FILLED', 'PAID'];

/** A contract with a note, its services and its message, as its status has them. */
export async function writeContract(test: TestApp, written: Written): Promise<WorldContract> {
  const { status, storeUid, owner, deleted } = written;
  const at = test.clock.now();
  const number = nextNumber();
  const secret = mark(number);
  const signed = beyondSignature.includes(status);
  const paid = status === 'PAID';
  const row = {
    id: randomUUID(),
    contract_uid: randomContractUid(),
    code: `CC-${secret}`,
    code_year: 2026,
    code_number: 500_000 + number,
    type: written.type,
    source: 'manager',
    status,
    origin_status: status === 'PENDING' ? 'DRAFT' : null,
    package_id: written.packageId,
    package_snapshot: packageSnapshotOf(written.packageId),
    store_uid: storeUid,
    store_snapshot: storeSnapshotOf(storeUid),
    user_uid: owner,
    price_cents: 10_000,
    discount_cents: 0,
    iva_basis_points: 2_200,
    iva_cents: 2_200,
    total_cents: 12_200,
    mantenance_number: 2,
    mantenance_duration: 24,
    mantenance_km: 30_000,
    car_vin: randomVin(),
    car_plate: null,
    car_model: `Modello ${secret}`,
    car_fuel: 'benzina',
    km: 1_000,
    car_registration_date: '2025-01-10',
    firstname: 'Comune',
    lastname: `Cognome${secret}`,
    email: `${secret}@example.com`,
    phone: `+39333${String(number).padStart(7, '0')}`,
    city: 'Milano',
    province: 'MI',
    zip_code: '20134',
    address: `via ${secret} 1`,
    created_at: at,
    updated_at: at,
    signed_at: signed ? at : null,
    filled_at: status === 'FILLED' || paid ? at : null,
    payment_method: status === 'FILLED' || paid ? 'bonifico' : null,
    paid_at: paid ? at : null,
    amount_cents: paid ? 12_200 : null,
    deleted_at: deleted ? at : null,
    deleted_by: deleted ? 'system' : null,
  } as const satisfies ContractInsert;

  await test.platform.db.transaction(async (tx) => {
    await tx.insert(contracts).values({ ...row, ...indexed(row) });
    await tx.insert(contractNotes).values({
      id: randomUUID(),
      contract_id: row.id,
      text: `Nota ${secret}`,
      created_by: written.author,
      created_at: at,
    });
    if (paid) {
      await tx
        .insert(maintenanceWorks)
        .values({ id: randomUUID(), contract_id: row.id, n: 1, due_on: '2027-01-10', due_km: 16_000 });
    }
    if (written.hasSms) {
      await test.platform.outbox.enqueue(tx, {
        channel: 'sms',
        purpose: 'link',
        to: row.phone,
        body: `Messaggio ${secret}`,
        contract_id: row.id,
        store_uid: storeUid,
      });
    }
  });
  return {
    uid: row.contract_uid,
    status,
    deleted,
    hasSms: written.hasSms,
    storeUid,
    owner,
    totalCents: row.total_cents,
    vin: row.car_vin,
    traces: [secret, row.contract_uid, row.car_vin, row.phone, row.id],
  };
}

function packageSnapshotOf(id: string) {
  const texts = { sku: 'S', type_title: 'Tipo', title: 'Pacchetto', excerpt: '' };
  return { id, version: 1, kind: 'care', included: [], excluded: [], ...texts };
}

function storeSnapshotOf(store_uid: string) {
  const place = { address: 'via Rombon 41', city: 'Milano', province: 'MI', zip_code: '20134', phone: '02 1264 8870' };
  return {
    store_uid,
    name: 'Dealer',
    code: 'D',
    ...place,
    email: null,
    iban: null,
    opening_hours: {},
    payments_methods: ['bonifico'],
  };
}

function randomVin(): string {
  const bytes = randomUUID().replaceAll('-', '');
  return `ZZZ${Array.from({ length: 14 }, (_, i) => vinLetters[Number.parseInt(bytes.slice(i * 2, i * 2 + 2), 16) % 33]).join('')}`;
}
