import { defineMessages } from 'shared-ui/intl';

/** What a dealer's data are called. */
export const fieldMessages = defineMessages({
  name: { id: 'admin.store-field.name', defaultMessage: 'Nome' },
  code: { id: 'admin.store-field.code', defaultMessage: 'Codice' },
  association_code: { id: 'admin.store-field.association', defaultMessage: 'Codice di associazione' },
  address: { id: 'admin.store-field.address', defaultMessage: 'Indirizzo' },
  address_info: { id: 'admin.store-field.address-info', defaultMessage: 'Come arrivare' },
  zip_code: { id: 'admin.store-field.zip', defaultMessage: 'CAP' },
  city: { id: 'admin.store-field.city', defaultMessage: 'Comune' },
  province: { id: 'admin.store-field.province', defaultMessage: 'Provincia' },
  country: { id: 'admin.store-field.country', defaultMessage: 'Stato' },
  lat: { id: 'admin.store-field.lat', defaultMessage: 'Latitudine' },
  lng: { id: 'admin.store-field.lng', defaultMessage: 'Longitudine' },
  phone: { id: 'admin.store-field.phone', defaultMessage: 'Telefono' },
  email: { id: 'admin.store-field.email', defaultMessage: 'E-mail' },
  website: { id: 'admin.store-field.website', defaultMessage: 'Sito' },
  iban: { id: 'admin.store-field.iban', defaultMessage: 'IBAN' },
  payments_methods: { id: 'admin.store-field.methods', defaultMessage: 'Modi di pagare' },
  opening_hours: { id: 'admin.store-field.hours', defaultMessage: 'Orari' },
  thumbnail: { id: 'admin.store-field.picture', defaultMessage: 'Immagine' },
  active: { id: 'admin.store-field.active', defaultMessage: 'Attivo' },
  online_enabled: { id: 'admin.store-field.online', defaultMessage: 'Vendita online' },
  visible: { id: 'admin.store-field.visible', defaultMessage: 'Visibile' },
});
