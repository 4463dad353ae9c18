import { managerVehicleReport, publicVehicleReport } from 'shared-api/entities';
import { fixedClock } from '../../platform/clock';
import { Refusal } from '../../platform/errors';
import type { RegisteredVehicle, VehicleDescription } from './vehicle';
import type { CarFacts } from './vehicle-report';
import { createVehiclesService, type LiveContract } from './vehicles.service';

const AVENGER: RegisteredVehicle = {
  vin: 'ZACPJFCW2SP018273',
  plate: 'GT109RZ',
  model: 'Avenger',
  version: '1.2 Turbo Altitude',
  modelYear: null,
  fuel: 'benzina',
  materialCode: 'JPA12',
  registrationDate: '2025-03-14',
  km: 18_420,
  mileageDate: '2026-10-02',
};
const GOLF = 'WVWZZZCDZSW123456';

const unknownCar = {
  car_model: '',
  car_version: null,
  car_model_year: null,
  car_fuel: null,
  car_material_code: null,
  car_plate: null,
  car_registration_date: null,
};

interface World {
  readonly described?: VehicleDescription | null | Error;
  readonly contracts?: readonly LiveContract[];
}

function setUp({ described, contracts = [] }: World = {}) {
  const asked: CarFacts[] = [];
  const failures: unknown[] = [];
  const service = createVehiclesService({
    registry: {
      findByVin: async (vin) => (vin === AVENGER.vin ? AVENGER : null),
      upsertMany: async () => undefined,
    },
    vinService:
      described === undefined
        ? null
        : {
            describe: async () => {
              if (described instanceof Error) throw described;
              return described;
            },
          },
    clock: fixedClock(new Date('2026-11-21T10:00:00Z')),
    onServiceFailure: (error) => failures.push(error),
    packagesFor: async (car) => {
      asked.push(car);
      return { eligible: true, packages_count: 5, reasons: [] };
    },
    liveContractsFor: async () => contracts,
  });
  return { service, asked, failures };
}

test('the registry goes first; what it does not know comes from the VIN', async () => {
  const { service } = setUp({ described: new Error('must not be asked') });
  const report = await service.publicReport({ vin: 'zac pjfcw2 sp018273' });
  expect(publicVehicleReport.parse(report)).toMatchObject({
    vin: 'ZACPJFCW2SP018273',
    valid: true,
    wmi: 'ZAC',
    manufacturer: 'Jeep',
    country: 'Italia',
    region: 'Europa',
    model_year: 2025,
    model_year_confidence: 'stimato',
    car_model: 'Avenger',
    car_version: '1.2 Turbo Altitude',
    car_fuel: 'benzina',
    car_material_code: 'JPA12',
    source: 'registry',
    missing: ['car_plate', 'car_registration_date', 'km'],
    already_covered: false,
  });
});

test('what no contract could hold is asked of the person, who has no field to put it right in', async () => {
  const known = {
    manufacturer: 'Jeep',
    model: 'Avenger',
    version: null,
    modelYear: null,
    fuel: null,
    materialCode: null,
  };
  const reportOf = async (said: Partial<VehicleDescription>) =>
    setUp({ described: { ...known, ...said } }).service.publicReport({ vin: GOLF });
  expect(await reportOf({ model: 'Avenger *' })).toMatchObject({
    car_model: null,
    missing: expect.arrayContaining(['car_model']),
  });
  // The make stands before it in the contract.
  expect(await reportOf({ model: 'A'.repeat(78) })).toMatchObject({ car_model: null });
  // The VIN names another one.
  for (const manufacturer of ['Jeep *', 'J'.repeat(41)])
    expect(await reportOf({ manufacturer })).toMatchObject({ manufacturer: 'Volkswagen', car_model: 'Avenger' });
  expect(await reportOf({ version: '1.2\nTurbo' })).toMatchObject({ car_model: 'Avenger', car_version: null });
  expect(await reportOf({ materialCode: 'J'.repeat(41) })).toMatchObject({ car_material_code: null });
  const estimated = { model_year: 2025, model_year_confidence: 'stimato' };
  expect(await reportOf({ modelYear: 1975 })).toMatchObject(estimated);
  expect(await reportOf({ modelYear: 2028 })).toMatchObject(estimated);
  expect(await reportOf({ modelYear: 2027 })).toMatchObject({ model_year: 2027, model_year_confidence: 'dichiarato' });
});

test('the public hears nothing of plate, registration and kilometres, and the packages neither', async () => {
  const { service, asked } = setUp();
  const report = await service.publicReport({ vin: AVENGER.vin, plate: 'AB123CD' });
  expect(JSON.stringify(report)).not.toMatch(/GT109RZ|2025-03-14|18420|plate_mismatch/);
  expect(report.missing).toEqual(['car_registration_date', 'km']);
  // Packages name a car by make and model, a registry has them apart.
  const car = { model: 'Jeep Avenger', fuel: 'benzina', km: null, registeredOn: null };
  expect(asked).toEqual([expect.objectContaining(car)]);
});

test('staff get the whole record, and the contracts of their own stores only', async () => {
  const contracts = [
    {
      contract_uid: 'own',
      code: 'CC-2026-000001',
      status: 'SIGNED',
      store_uid: 'mine',
      cover: 'running' as const,
      ...unknownCar,
    },
    {
      contract_uid: 'foreign',
      code: 'CC-2026-000002',
      status: 'PAID',
      store_uid: 'theirs',
      cover: 'running' as const,
      ...unknownCar,
    },
  ];
  const { service, asked } = setUp({ contracts });
  const report = await service.managerReport({ vin: AVENGER.vin }, (store) => store === 'mine');
  expect(managerVehicleReport.parse(report)).toMatchObject({
    car_plate: 'GT109RZ',
    car_registration_date: '2025-03-14',
    km: 18_420,
    car_mileage_date: '2026-10-02',
    existing_contracts: [{ contract_uid: 'own', code: 'CC-2026-000001', status: 'SIGNED' }],
    existing_elsewhere: true,
    missing: [],
  });
  expect(JSON.stringify(report)).not.toContain('foreign');
  expect(asked).toEqual([expect.objectContaining({ km: 18_420, registeredOn: '2025-03-14' })]);
});

test('staff are told of a plate that is not the registered one', async () => {
  const { service } = setUp();
  const { warnings } = await service.managerReport({ vin: AVENGER.vin, plate: 'ab 123 cd' }, () => true);
  expect(warnings).toContainEqual({
    code: 'plate_mismatch',
    position: null,
    message: 'La targa AB 123 CD non è quella che il registro ha per questo telaio: controllale entrambe.',
  });
  const agreeing = await service.managerReport({ vin: AVENGER.vin, plate: 'gt 109 rz' }, () => true);
  expect(agreeing.warnings.map(({ code }) => code)).not.toContain('plate_mismatch');
});

test('a live contract on the VIN is a warning for the public, nothing more', async () => {
  const { service } = setUp({
    contracts: [
      { contract_uid: 'x', code: 'c', status: 'PAID', store_uid: 's', cover: 'running' as const, ...unknownCar },
    ],
  });
  const report = await service.publicReport({ vin: GOLF });
  expect(report.already_covered).toBe(true);
  expect(report.eligibility.eligible).toBe(true);
});

describe('a car that no source knows, and that an earlier contract describes', () => {
  const earlier = {
    contract_uid: 'own',
    code: 'CC-2024-000001',
    status: 'PAID',
    store_uid: 'mine',
    cover: 'running' as const,
    car_model: 'Volkswagen Golf',
    car_version: '1.5 TSI',
    car_model_year: 2024,
    car_fuel: 'benzina' as const,
    car_material_code: null,
    car_plate: 'GR123AB',
    car_registration_date: '2024-02-01',
  };

  test('is not asked for again by the dealer who wrote it, but for its kilometres', async () => {
    const { service } = setUp({ contracts: [earlier] });
    const report = await service.managerReport({ vin: GOLF }, (store) => store === 'mine');
    expect(managerVehicleReport.parse(report)).toMatchObject({
      car_model: 'Volkswagen Golf',
      car_fuel: 'benzina',
      car_plate: 'GR123AB',
      car_registration_date: '2024-02-01',
      model_year: 2024,
      km: null,
      missing: ['km'],
      from_contract: 'CC-2024-000001',
    });
  });

  test('is told to nobody else', async () => {
    const { service } = setUp({ contracts: [earlier] });
    const foreign = await service.managerReport({ vin: GOLF }, () => false);
    expect(foreign).toMatchObject({
      car_model: null,
      car_plate: null,
      car_registration_date: null,
      from_contract: null,
    });
    expect(JSON.stringify(await service.publicReport({ vin: GOLF }))).not.toMatch(/GR123AB|2024-02-01|1.5 TSI/);
  });

  test('gives way to what a source says today', async () => {
    const { service } = setUp({ contracts: [{ ...earlier, car_model: 'Golf' }] });
    const report = await service.managerReport({ vin: AVENGER.vin }, () => true);
    expect(report).toMatchObject({ car_model: 'Avenger', car_plate: 'GT109RZ', from_contract: null });
  });
});

test('what the service declares needs no estimate', async () => {
  const described = {
    manufacturer: 'Volkswagen',
    model: 'Golf',
    version: null,
    modelYear: 2024,
    fuel: null,
    materialCode: null,
  };
  const { service } = setUp({ described });
  await expect(service.publicReport({ vin: GOLF })).resolves.toMatchObject({
    source: 'service',
    car_model: 'Golf',
    model_year: 2024,
    model_year_confidence: 'dichiarato',
    warnings: [],
    missing: ['car_version', 'car_fuel', 'car_plate', 'car_registration_date', 'km'],
  });
});

test.each([
  ['does not know the VIN', null, 0],
  ['cannot be asked', new Error('down'), 1],
])('when the service %s, the VIN itself still tells', async (_what, described, failureCount) => {
  const { service, failures } = setUp({ described });
  await expect(service.publicReport({ vin: GOLF })).resolves.toMatchObject({
    source: 'decoded',
    manufacturer: 'Volkswagen',
    model_year: 2025,
    car_model: null,
    warnings: [
      {
        code: 'model_year_estimated',
        position: 10,
        message:
          'L’anno modello è una stima: il carattere S in posizione 10 indica il 2025. Conta la data al campo B del libretto.',
      },
    ],
  });
  expect(failures).toHaveLength(failureCount);
});

test('a make whose model nobody knows proposes its models; a known model needs none', async () => {
  const { service } = setUp({ described: null });
  const { models } = publicVehicleReport.parse(await service.publicReport({ vin: GOLF }));
  expect(models).toEqual(expect.arrayContaining(['Golf', 'Polo', 'Tiguan']));
  expect(publicVehicleReport.parse(await service.publicReport({ vin: AVENGER.vin })).models).toBeUndefined();
});

test('a VIN without a year says so', async () => {
  const { service } = setUp();
  await expect(service.publicReport({ vin: 'ZFA31200000123456' })).resolves.toMatchObject({
    model_year: null,
    model_year_confidence: 'assente',
    missing: expect.arrayContaining(['car_model_year']),
  });
});

test('a malformed VIN is refused with its faults', async () => {
  const { service } = setUp();
  const refusal = await service.publicReport({ vin: 'ZACPJFCWISP018273' }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({
    status: 422,
    errors: { vin: ['In posizione 9 c’è una I. I telai non la usano mai: quasi sempre è un 1.'] },
  });
});
