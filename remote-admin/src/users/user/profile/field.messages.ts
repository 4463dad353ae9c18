import { defineMessages } from 'shared-ui/intl';

/** What a person's data are called. */
export const fieldMessages = defineMessages({
  firstname: { id: 'admin.user-field.firstname', defaultMessage: 'Nome' },
  lastname: { id: 'admin.user-field.lastname', defaultMessage: 'Cognome' },
  email: { id: 'admin.user-field.email', defaultMessage: 'E-mail' },
  phone: { id: 'admin.user-field.phone', defaultMessage: 'Cellulare' },
  address: { id: 'admin.user-field.address', defaultMessage: 'Indirizzo' },
  address_info: { id: 'admin.user-field.address-info', defaultMessage: 'Scala, interno' },
  zip_code: { id: 'admin.user-field.zip', defaultMessage: 'CAP' },
  city: { id: 'admin.user-field.city', defaultMessage: 'Comune' },
  province: { id: 'admin.user-field.province', defaultMessage: 'Provincia' },
  tax_code: { id: 'admin.user-field.tax-code', defaultMessage: 'Codice fiscale' },
  date_of_birth: { id: 'admin.user-field.birthday', defaultMessage: 'Data di nascita' },
});
