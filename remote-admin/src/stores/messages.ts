import { defineMessages } from 'shared-ui/intl';

export const actionMessages = defineMessages({
  destroy: { id: 'admin.store-actions.destroy', defaultMessage: 'Elimina il dealer' },
  destroyTitle: { id: 'admin.store-actions.destroy-title', defaultMessage: 'Eliminare {name}?' },
  destroyText: {
    id: 'admin.store-actions.destroy-text',
    defaultMessage:
      'Sparisce dagli elenchi e dal sito, e chi ci lavora non lo vede più. I contratti già conclusi restano. Non si può annullare.',
  },
  neededTitle: { id: 'admin.store-actions.needed-title', defaultMessage: '{name} non si può ancora eliminare' },
  neededText: {
    id: 'admin.store-actions.needed-text',
    defaultMessage:
      '{count, plural, one {Un contratto ha} other {{count, number} contratti hanno}} ancora bisogno di questo dealer: {count, plural, one {va spostato} other {vanno spostati}} su un altro dealer, ciascuno con Modifica sulla sua pagina, oppure si attende che la copertura finisca e che richieste e rimborsi siano chiusi. Intanto il dealer si può togliere dal sito: chi ci lavora continua a seguire i contratti.',
  },
  takeOffSite: { id: 'admin.store-actions.take-off-site', defaultMessage: 'Togli dal sito' },
  understood: { id: 'admin.store-actions.understood', defaultMessage: 'Ho capito' },
  itsContracts: { id: 'admin.store-actions.its-contracts', defaultMessage: 'Vedi tutti i suoi contratti' },
  stale: {
    id: 'admin.store-actions.stale',
    defaultMessage: 'Nel frattempo qualcun altro ha modificato questo dealer: chiudere, controllare e riprovare.',
  },
});

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

export const stateMessages = defineMessages({
  online: { id: 'admin.store-state.online', defaultMessage: 'in linea' },
  offline: { id: 'admin.store-state.offline', defaultMessage: 'non in linea' },
  off: { id: 'admin.store-state.off', defaultMessage: 'spento' },
});
