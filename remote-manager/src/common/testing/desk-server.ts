import type { Outgoing } from 'shared-api/client';
import type { CustomerRow, ManagerVehicleReport, OfferedPackage, Store } from 'shared-api/entities';
import { type Answer, exampleOffer } from 'shared-api/testing';
import { pageOf, provideManagerServer, staffContractWith, storeWith } from 'shared-desk/testing';

export const exampleVin = 'ZACPJFCW1SP018273';

export const exampleReport: ManagerVehicleReport = {
  vin: exampleVin,
  valid: true,
  warnings: [],
  wmi: 'ZAC',
  manufacturer: 'Jeep',
  country: 'Italia',
  region: 'Europa',
  model_year: 2025,
  model_year_confidence: 'dichiarato',
  car_model: 'Jeep Avenger',
  car_version: '1.2 Turbo Altitude',
  car_fuel: 'benzina',
  car_material_code: '516.AV1.0',
  source: 'registry',
  eligibility: { eligible: true, packages_count: 1, reasons: [] },
  missing: ['km'],
  car_plate: 'GT109RZ',
  car_registration_date: '2025-03-18',
  km: null,
  car_mileage_date: null,
  existing_contracts: [],
  existing_elsewhere: false,
};

const impossibleOffer: OfferedPackage = {
  ...exampleOffer,
  id: '7a1f3c1a-6b1d-4c55-9d0e-3a6d1f0b7c22',
  title: 'Elettrica 48',
  eligible: false,
  reasons: ['Solo per auto elettriche: questa è a benzina.'],
};

const exampleCustomer: CustomerRow = {
  firstname: 'Ilaria',
  lastname: 'Marchetti',
  fullname: 'Ilaria Marchetti',
  email: 'ilaria@posta.it',
  phone: '+393515550121',
  address: 'Via Po 12',
  address_info: null,
  city: 'Torino',
  province: 'TO',
  zip_code: '10123',
  contracts_count: 1,
  last_contract_at: '2026-01-10T10:00:00Z',
};

interface DeskServer {
  report?: Partial<ManagerVehicleReport>;
  stores?: readonly Store[];
  /** What was left unfinished on the server. */
  kept?: unknown;
  create?: Answer;
}

/** The server as somebody meets it who writes a contract: a known car, two packages, one known customer. */
export function provideDeskServer({ report = {}, stores = [storeWith()], kept, create }: DeskServer = {}) {
  const draft = '/account/drafts/manager-new-contract';
  return provideManagerServer({
    stores,
    answers: {
      'POST /manager/vin-service': () => ({ data: { ...exampleReport, ...report } }),
      'GET /manager/pack-types': () => ({ data: [{ packages: [exampleOffer, impossibleOffer] }] }),
      'GET /public/places': () => ({ data: [{ city: 'Torino', province: 'TO' }] }),
      'GET /manager/customers': () => pageOf([exampleCustomer]),
      'POST /manager/contracts/create': create ?? (() => ({ data: staffContractWith(), message: 'Fatto.' })),
      [`GET ${draft}`]: () => ({
        data: kept ? { key: 'manager-new-contract', value: kept, updated_at: '2026-11-21T08:30:00Z' } : null,
      }),
      [`PUT ${draft}`]: () => ({}),
      [`DELETE ${draft}`]: () => undefined,
    },
  });
}

/** The contracts that were asked for. */
export function createsOf(sent: readonly Outgoing[]): readonly Outgoing[] {
  return sent.filter(({ path }) => path === '/manager/contracts/create');
}
