import type { ContractField } from '../entities/contract-fields';
import type { TextDescriptor } from '../validation/validation';

/**
 * What each field of a contract is called: on staff's pages, in the history, where versions are compared, and on paper.
 * A page that says it otherwise has a text of its own for that field.
 */
export const contractFieldLabels = {
  car_model: { id: 'domain.contract.model', defaultMessage: 'Modello' },
  car_version: { id: 'domain.contract.version', defaultMessage: 'Versione' },
  car_model_year: { id: 'domain.contract.model-year', defaultMessage: 'Anno modello' },
  car_vin: { id: 'domain.contract.vin', defaultMessage: 'Telaio (VIN)' },
  car_plate: { id: 'domain.contract.plate', defaultMessage: 'Targa' },
  car_fuel: { id: 'domain.contract.fuel', defaultMessage: 'Alimentazione' },
  km: { id: 'domain.contract.km', defaultMessage: 'Chilometri' },
  car_registration_date: { id: 'domain.contract.registered', defaultMessage: 'Immatricolata il' },
  car_mileage_date: { id: 'domain.contract.measured', defaultMessage: 'Rilevati il' },
  car_material_code: { id: 'domain.contract.material', defaultMessage: 'Codice materiale' },
  km_reason: { id: 'domain.contract.km-reason', defaultMessage: 'Perché i chilometri sono di meno' },
  firstname: { id: 'domain.contract.firstname', defaultMessage: 'Nome' },
  lastname: { id: 'domain.contract.lastname', defaultMessage: 'Cognome' },
  tax_code: { id: 'domain.contract.tax-code', defaultMessage: 'Codice fiscale' },
  city: { id: 'domain.contract.city', defaultMessage: 'Comune' },
  province: { id: 'domain.contract.province', defaultMessage: 'Provincia' },
  zip_code: { id: 'domain.contract.zip', defaultMessage: 'CAP' },
  address: { id: 'domain.contract.address', defaultMessage: 'Indirizzo' },
  address_info: { id: 'domain.contract.address-info', defaultMessage: 'Scala, interno' },
  phone: { id: 'domain.contract.phone', defaultMessage: 'Cellulare' },
  email: { id: 'domain.contract.email', defaultMessage: 'E-mail' },
  general: { id: 'domain.contract.general', defaultMessage: 'Informativa letta' },
  marketing: { id: 'domain.contract.marketing', defaultMessage: 'Consenso alle offerte' },
  survey: { id: 'domain.contract.survey', defaultMessage: 'Consenso ai sondaggi' },
} as const satisfies Record<ContractField, TextDescriptor>;
