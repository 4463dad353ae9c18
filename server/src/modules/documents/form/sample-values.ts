import { type ContractKind, termsVersion } from 'shared-api/terms';
import type { ContractField } from './contract-fields';
import type { BuiltInFormContent } from './form-content';

/** A contract that never was: for the preview of an uploaded form, and to warm up. */
export const sampleValues: Readonly<Partial<Record<ContractField, string | boolean>>> = {
  code: 'CC-2026-000417',
  type: 'completo',
  association_code: 'LAMBRO-01',
  created_at: '21 novembre 2026',
  firstname: 'Nicolò',
  lastname: 'D’Alò',
  tax_code: 'DLANCL80A01F205N',
  address: 'via dei Transiti 18',
  address_info: 'scala B',
  zip_code: '20127',
  city: 'Milano',
  province: 'MI',
  email: 'nicolo.dalo@example.it',
  phone: '+39 333 123 4567',
  car_vin: 'ZACPJFCW1SP018273',
  car_plate: 'GT 109 RZ',
  car_model: 'Jeep Avenger',
  car_version: '1.2 Turbo 100 CV Altitude',
  car_model_year: '2025',
  car_fuel: 'Benzina',
  car_registration_date: '18/03/2025',
  car_mileage_date: '20/11/2026',
  km: '18.420',
  package_title: 'Completo 36',
  package_included: 'Tre tagliandi con ricambi e manodopera; motore e cambio; soccorso stradale, 24 ore su 24',
  package_excluded: 'Pneumatici, freni e spazzole',
  mantenance_number: '3',
  mantenance_duration: '36',
  mantenance_km: '60.000',
  price: '1.280,00 €',
  discount: '−100,00 €',
  total: '1.180,00 €',
  iva: '212,79 €',
  iva_rate: '22%',
  store_name: 'Autocentro Lambro S.r.l.',
  store_address: 'via Rombon 41',
  store_zip_code: '20134',
  store_city: 'Milano',
  store_province: 'MI',
  store_phone: '+39 02 1234 5670',
  terms: true,
  clauses: true,
  general: true,
};

/** What the built-in form says of the package that goes with `sampleValues`. */
export function sampleContent(kind: ContractKind): BuiltInFormContent {
  return {
    kind,
    termsVersion,
    included: ['Tre tagliandi con ricambi e manodopera', 'Motore e cambio', 'Soccorso stradale, 24 ore su 24'],
    excluded: ['Pneumatici, freni e spazzole'],
    without: [],
  };
}
