import type { CustomerContract, PublicVehicleReport } from 'shared-api/entities';
import { exampleContract, exampleOffer } from 'shared-api/testing';
import type { ChosenDealer, CompleteCar, CustomerValues } from '../funnel/funnel-state';

/** One journey's data, for tests. */
export const car: CompleteCar = {
  car_vin: 'ZACPJFCW1SP018273',
  car_plate: 'GT109RZ',
  car_model: 'Avenger',
  car_version: '1.2 Turbo Altitude',
  car_model_year: 2025,
  car_fuel: 'benzina',
  km: 18_420,
  car_registration_date: '2025-03-18',
};

export const report: PublicVehicleReport = {
  vin: 'ZACPJFCW1SP018273',
  valid: true,
  warnings: [],
  wmi: 'ZAC',
  manufacturer: 'Jeep',
  country: 'Italia',
  region: 'Europa',
  model_year: 2025,
  model_year_confidence: 'stimato',
  car_model: 'Avenger',
  car_version: '1.2 Turbo Altitude',
  car_fuel: 'benzina',
  car_material_code: null,
  source: 'registry',
  eligibility: { eligible: true, packages_count: 5, reasons: [] },
  missing: ['car_plate', 'car_registration_date', 'km'],
  already_covered: false,
};

export const offer = exampleOffer;

export const dealer: ChosenDealer = {
  store_uid: '0b9b0d0e-2f4a-4f5e-8f53-7d7f3f1a2b3c',
  name: 'Autocentro Lambro',
  address: 'via Rombon 41',
  address_info: null,
  city: 'Milano',
  province: 'MI',
  zip_code: '20134',
  country: 'IT',
  phone: '+39021264887',
  lat: 45.48,
  lng: 9.25,
  opening_hours: {
    mon: [
      { from: '08:30', to: '12:30' },
      { from: '14:30', to: '19:00' },
    ],
    sat: [{ from: '08:30', to: '12:30' }],
  },
  payments_methods: ['concessionaria', 'bonifico', 'carta'],
  distance_km: 3.2,
};

export const customer: CustomerValues = {
  firstname: 'Marco',
  lastname: 'De Santis',
  email: 'marco.desantis@example.com',
  phone: '+393475550567',
  phone_confirmed: false,
  tax_code: '',
  address: 'via dei Transiti 18',
  address_info: 'B 7',
  city: 'Milano',
  province: 'MI',
  zip_code: '20127',
  general: true,
  marketing: false,
  survey: false,
};

/** A contract as its customer sees it, changed by `changes`. */
export function contractWith(changes: Partial<CustomerContract> = {}): CustomerContract {
  return {
    ...exampleContract,
    code: 'CC-2026-000417',
    status: 'DRAFT',
    created_at: '2026-11-21T09:18:00Z',
    updated_at: '2026-11-21T09:18:00Z',
    signed_at: null,
    filled_at: null,
    deletion_at: '2026-12-11T09:18:00Z',
    days_left: 20,
    withdrawal_ends_at: null,
    version: 1,
    payment_method: null,
    car_model: 'Avenger',
    address_info: customer.address_info,
    phone_verified: false,
    email_verified: false,
    store: { ...dealer, iban: 'IT60X0542811101000000123456' },
    ...changes,
  };
}
