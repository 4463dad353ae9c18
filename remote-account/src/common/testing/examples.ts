import type { ContractRow, CustomerContract, User } from 'shared-api/entities';
import { exampleContract } from 'shared-api/testing';

/** The demonstration's customer, for tests. */
export const customer: User = {
  uid: '4c7a8a52-5f0e-4a0e-9f5e-2f8f5f6a7b8c',
  firstname: 'Marco',
  lastname: 'De Santis',
  fullname: 'Marco De Santis',
  email: 'marco.desantis@example.com',
  email_verified_at: '2025-04-09T15:00:00Z',
  phone: '+393475550567',
  phone_verified_at: '2025-04-09T15:00:00Z',
  date_of_birth: null,
  address: 'via dei Transiti 18',
  address_info: null,
  city: 'Milano',
  province: 'MI',
  zip_code: '20127',
  avatar: null,
  active: true,
  roles: ['user'],
  stores: [],
  privacy: { general: true, marketing: false, survey: false },
  settings: {
    theme: 'system',
    density: 'comfortable',
    per_page: 12,
    notices: { email: true, sms: true, in_app: true },
    two_step: 'off',
  },
  points: { level: 1 },
  created_at: '2025-04-09T15:00:00Z',
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

/** The same contract as a list has it. */
export function rowOf(contract: CustomerContract): ContractRow {
  return contract;
}
