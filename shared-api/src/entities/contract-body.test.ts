import * as z from 'shared-api/schema';
import { rule } from '../messages';
import { contractEdit, newContract, signing } from './contract-body';

const typed = {
  package_id: '3f0c1f52-6a0e-4c1b-9d2e-7b6a5f4e3d21',
  store_uid: '8b1a2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d',
  car_vin: 'ZFA3120000J123456',
  car_model: 'Panda',
  car_fuel: 'benzina',
  km: 42_000,
  car_registration_date: '2021-03-04',
  firstname: 'Niccolò',
  lastname: "D'Angelo",
  email: 'n@esempio.it',
  phone: '+393331234567',
  address: 'Via Roma 1',
  city: 'Roma',
  province: 'RM',
  zip_code: '00185',
  general: true,
  marketing: false,
  survey: false,
};

function faults(schema: z.core.$ZodType, value: unknown): Record<string, string> {
  const issues = z.safeParse(schema, value).error?.issues ?? [];
  return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issue.message]));
}

describe('a new contract', () => {
  it('takes what the funnel asks for', () => {
    expect(faults(newContract, typed)).toEqual({});
  });

  it('wants the notice to be read, the other two consents stay free', () => {
    expect(faults(newContract, { ...typed, general: false })).toEqual({ general: rule('general') });
    expect(faults(newContract, { ...typed, marketing: undefined })).toHaveProperty('marketing');
  });

  it('takes a mobile of 8 digits only once it is confirmed', () => {
    const short = { ...typed, phone: '+39333123456' };
    expect(faults(newContract, short)).toEqual({ phone: rule('phoneShort') });
    expect(faults(newContract, { ...short, phone_confirmed: true })).toEqual({});
  });

  it('refuses kilometres that were read before the registration', () => {
    expect(faults(newContract, { ...typed, car_mileage_date: '2021-03-03' })).toEqual({
      car_mileage_date: rule('dateBeforeRegistration'),
    });
    expect(faults(newContract, { ...typed, car_mileage_date: '2021-03-04' })).toEqual({});
  });

  it('judges what concerns two fields while others are still empty or wrong', () => {
    const begun = { phone: '+39333123456', car_registration_date: '2021-03-04', car_mileage_date: '2021-03-03' };
    expect(faults(newContract, begun)).toMatchObject({
      phone: rule('phoneShort'),
      car_mileage_date: rule('dateBeforeRegistration'),
    });
    expect(faults(newContract, { ...begun, car_registration_date: '1/3/2022' }).car_mileage_date).toBeUndefined();
    for (const none of [null, 'testo', 7]) expect(z.safeParse(newContract, none).success).toBe(false);
  });

  it.each(['price', 'status', 'signed_at', 'phone_verified'])('has no field %s', (field) => {
    expect(z.safeParse(newContract, { ...typed, [field]: '1' }).success).toBe(false);
  });
});

describe('an edit and a signature', () => {
  it('keep what is left out', () => {
    expect(faults(contractEdit, { km: 43_000 })).toEqual({});
    expect(faults(signing, { terms: true, clauses: true })).toEqual({});
  });

  it('want both ticks', () => {
    expect(faults(signing, { terms: true })).toEqual({ clauses: rule('terms') });
    expect(faults(signing, { terms: false, clauses: true })).toEqual({ terms: rule('terms') });
  });
});
