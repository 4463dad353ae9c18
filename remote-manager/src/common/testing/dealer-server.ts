import type { Outgoing } from 'shared-api/client';
import {
  type CustomerRow,
  type Draft,
  type ManagerVehicleReport,
  newDraft,
  type OfferedPackage,
  type Store,
} from 'shared-api/entities';
import { type Answer, exampleOffer, refusal } from 'shared-api/testing';
import { pageOf, provideManagerServer, staffContractWith, storeWith } from 'shared-staff/testing';

export const exampleVin = 'ZACPJFCW1SP018273';

const exampleReport: ManagerVehicleReport = {
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
  tax_code: 'MRCLRI80A41L219Z',
  address: 'Via Po 12',
  address_info: null,
  city: 'Torino',
  province: 'TO',
  zip_code: '10123',
  contracts_count: 1,
  last_contract_at: '2026-01-10T10:00:00Z',
};

interface DealerServer {
  report?: Partial<ManagerVehicleReport>;
  stores?: readonly Store[];
  /** The forms that were left unfinished on the server, by their names. */
  kept?: Readonly<Record<string, unknown>>;
  /** What becomes of the question for their list. */
  listKept?: Answer;
  /** What becomes of a form that is to be kept. @param save keeps it */
  keep?: (save: () => unknown) => unknown;
  create?: Answer;
}

/** The server as somebody meets it who writes a contract: a known car, two packages, one known customer. */
export function provideDealerServer({
  report = {},
  stores = [storeWith()],
  kept = {},
  listKept,
  keep,
  create,
}: DealerServer = {}) {
  const begun = Date.parse('2026-11-21T08:30:00Z');
  const forms = new Map<string, Draft>();
  const put = (key: string, value: unknown) => {
    const draft = { key, value, updated_at: new Date(begun + saves * 60_000).toISOString() };
    forms.set(key, draft);
    return draft;
  };
  let saves = 0;
  for (const [key, value] of Object.entries(kept)) put(key, value);
  const keyOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
  const save = ({ path, body }: Outgoing) => {
    const { value, seen } = newDraft.parse(body);
    if (seen !== undefined && (forms.get(keyOf(path))?.updated_at ?? null) !== seen)
      throw refusal('stale', 'Cambiato.');
    saves += 1;
    return { data: { updated_at: put(keyOf(path), value).updated_at } };
  };
  const server = provideManagerServer({
    stores,
    answers: {
      'POST /manager/vin-service': () => ({ data: { ...exampleReport, ...report } }),
      'GET /manager/pack-types': () => ({ data: [{ packages: [exampleOffer, impossibleOffer] }] }),
      'GET /public/places': () => ({ data: [{ city: 'Torino', province: 'TO' }] }),
      'GET /manager/customers': () => pageOf([exampleCustomer]),
      'POST /manager/contracts/create': create ?? (() => ({ data: staffContractWith(), message: 'Fatto.' })),
      'GET /account/drafts':
        listKept ??
        (() => ({
          data: [...forms.values()].map((form) => ({ ...form, expires_at: '2026-12-21T08:30:00Z' })),
        })),
      'GET /account/drafts/{key}': ({ path }) => ({ data: forms.get(keyOf(path)) ?? null }),
      'PUT /account/drafts/{key}': (outgoing) => (keep ? keep(() => save(outgoing)) : save(outgoing)),
      'DELETE /account/drafts/{key}': ({ path }) => void forms.delete(keyOf(path)),
    },
  });
  return {
    ...server,
    /** Another page of the same person goes on with a form, or throws it away. */
    elsewhere: {
      keep(key: string, value: unknown) {
        saves += 1;
        put(key, value);
      },
      forget: (key: string) => void forms.delete(key),
    },
  };
}

/** The contracts that were asked for. */
export function createsOf(sent: readonly Outgoing[]): readonly Outgoing[] {
  return sent.filter(({ path }) => path === '/manager/contracts/create');
}
