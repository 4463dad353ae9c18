import type { ContractRequest, ContractRow, CustomerContract, User } from 'shared-api/entities';
import { exampleContract, exampleRequest, exampleUser } from 'shared-api/testing';

/** The demonstration's customer, for tests. */
export const customer: User = {
  ...exampleUser,
  firstname: 'Marco',
  lastname: 'De Santis',
  fullname: 'Marco De Santis',
  email: 'marco.desantis@example.com',
  phone: '+393475550567',
  address: 'via dei Transiti 18',
  city: 'Milano',
  province: 'MI',
  zip_code: '20127',
  points: { level: 1 },
};

/** A bank transfer that is waited for, changed by `changes`. */
export function contractWith(changes: Partial<CustomerContract> = {}): CustomerContract {
  return { ...exampleContract, ...changes };
}

/** The contract of another car, paid, with its second service to come. */
export const paid = contractWith({
  contract_uid: 'BbCdEfGhIjKlMnOpQrStUv',
  code: 'CC-2025-001207',
  status: 'PAID',
  created_at: '2025-04-09T14:00:00Z',
  signed_at: '2025-04-09T15:20:00Z',
  filled_at: '2025-04-09T15:30:00Z',
  paid_at: '2025-04-12T09:00:00Z',
  deletion_at: null,
  days_left: null,
  withdrawal_ends_at: '2025-04-23T22:00:00Z',
  total: '799.00',
  amount: '799.00',
  car_model: 'Fiat Panda',
  car_version: '1.0 Hybrid',
  car_vin: 'ZFA31200000123456',
  car_plate: 'GF208ZK',
  car_registration_date: '2022-05-02',
  km: 15_000,
  package: { ...contractWith().package, title: 'Tagliandi 36' },
  maintenance: [
    { n: 1, due_on: '2026-04-09', due_km: 30_000, done_on: '2026-03-14', km: 30_450 },
    { n: 2, due_on: '2027-04-09', due_km: 45_000, done_on: null, km: null },
    { n: 3, due_on: '2028-04-09', due_km: 60_000, done_on: null, km: null },
  ],
});

/** A day for a service that the dealer agreed to. */
export const agreed: ContractRequest = {
  ...exampleRequest,
  answer: 'Ti aspettiamo.',
  appointment_at: '2026-12-03T08:00:00Z',
  answered_at: '2026-11-22T10:00:00Z',
  version: 2,
};

/** The same contract as a list has it. */
export function rowOf(contract: CustomerContract): ContractRow {
  return contract;
}
