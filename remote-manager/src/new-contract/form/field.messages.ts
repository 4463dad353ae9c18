import { defineMessages, type MessageDescriptor } from 'shared-ui/intl';
import type { TextField } from './values';

/** The names of the form's fields. */
export const fieldMessages: Record<TextField, MessageDescriptor> = defineMessages({
  car_vin: { id: 'manager.new.field.vin', defaultMessage: 'Telaio' },
  car_plate: { id: 'manager.new.field.plate', defaultMessage: 'Targa' },
  car_registration_date: { id: 'manager.new.field.registered', defaultMessage: 'Immatricolata il' },
  km: { id: 'manager.new.field.km', defaultMessage: 'Chilometri' },
  km_reason: { id: 'manager.new.field.km-reason', defaultMessage: 'Perché i chilometri sono diminuiti' },
  car_mileage_date: { id: 'manager.new.field.measured', defaultMessage: 'Rilevati il' },
  car_model: { id: 'manager.new.field.model', defaultMessage: 'Modello' },
  car_version: { id: 'manager.new.field.version', defaultMessage: 'Versione' },
  car_fuel: { id: 'manager.new.field.fuel', defaultMessage: 'Alimentazione' },
  car_model_year: { id: 'manager.new.field.model-year', defaultMessage: 'Anno modello' },
  car_material_code: { id: 'manager.new.field.material', defaultMessage: 'Codice materiale' },
  package_id: { id: 'manager.new.field.package', defaultMessage: 'Pacchetto' },
  phone: { id: 'manager.new.field.phone', defaultMessage: 'Cellulare' },
  firstname: { id: 'manager.new.field.firstname', defaultMessage: 'Nome' },
  lastname: { id: 'manager.new.field.lastname', defaultMessage: 'Cognome' },
  email: { id: 'manager.new.field.email', defaultMessage: 'E-mail' },
  address: { id: 'manager.new.field.address', defaultMessage: 'Indirizzo' },
  address_info: { id: 'manager.new.field.address-info', defaultMessage: 'Scala, interno' },
  zip_code: { id: 'manager.new.field.zip', defaultMessage: 'CAP' },
  city: { id: 'manager.new.field.city', defaultMessage: 'Comune' },
  province: { id: 'manager.new.field.province', defaultMessage: 'Provincia' },
  store_uid: { id: 'manager.new.field.store', defaultMessage: 'Dealer' },
  association_code: { id: 'manager.new.field.association', defaultMessage: 'Codice di associazione' },
});
