import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  crumb: { id: 'admin.packages.package.crumb', defaultMessage: 'Pacchetti' },
  page: { id: 'admin.packages.package.page', defaultMessage: 'Pacchetto' },
  newPackage: { id: 'admin.packages.package.new', defaultMessage: 'Nuovo pacchetto' },
  copyOf: { id: 'admin.packages.package.copy-of', defaultMessage: 'Copia di {title}' },
  create: { id: 'admin.packages.package.create', defaultMessage: 'Crea il pacchetto' },
  offer: { id: 'admin.packages.package.offer', defaultMessage: 'Offerta' },
  oneALine: { id: 'admin.packages.package.one-a-line', defaultMessage: 'Una voce per riga.' },
  skuHint: {
    id: 'admin.packages.package.sku-hint',
    defaultMessage: 'Da 2 a 32 caratteri, unico: riconosce il pacchetto quando si importa un file.',
  },
  priceTitle: { id: 'admin.packages.package.price', defaultMessage: 'Prezzo' },
  none: { id: 'admin.packages.package.discount-none', defaultMessage: 'Nessuno' },
  fixed: { id: 'admin.packages.package.discount-fixed', defaultMessage: 'In euro' },
  percentage: { id: 'admin.packages.package.discount-percentage', defaultMessage: 'In percentuale' },
  plan: { id: 'admin.packages.package.plan', defaultMessage: 'Piano di manutenzione' },
  months: { id: 'admin.packages.package.months', defaultMessage: 'mesi' },
  rules: { id: 'admin.packages.package.rules', defaultMessage: 'Auto ammesse' },
  rulesHint: {
    id: 'admin.packages.package.rules-hint',
    defaultMessage: 'Una regola vuota non esclude nessuna auto.',
  },
  modelsHint: {
    id: 'admin.packages.package.models-hint',
    defaultMessage:
      'Uno per riga: vale per ogni auto il cui modello comincia con queste parole. «Fiat 500» vale per tutte le 500, non per la 500X.',
  },
  window: { id: 'admin.packages.package.window', defaultMessage: 'Vendita' },
  activeHint: {
    id: 'admin.packages.package.active-hint',
    defaultMessage: 'Un pacchetto non attivo non viene proposto.',
  },
  onlineHint: {
    id: 'admin.packages.package.online-hint',
    defaultMessage: 'Lo trova chi cerca la propria auto sul sito; altrimenti lo propongono solo i dealer.',
  },
  visibleHint: {
    id: 'admin.packages.package.visible-hint',
    defaultMessage: 'Compare negli elenchi.',
  },
  untilHint: { id: 'admin.packages.package.until-hint', defaultMessage: 'L’ultimo giorno è compreso.' },
  yes: { id: 'admin.packages.package.yes', defaultMessage: 'Sì' },
  no: { id: 'admin.packages.package.no', defaultMessage: 'No' },
});

/** The fields of a package, for forms, comparisons, versions and imports. */
export const fieldMessages = defineMessages({
  sku: { id: 'admin.packages.field.sku', defaultMessage: 'Codice' },
  type: { id: 'admin.packages.field.type', defaultMessage: 'Tipo' },
  title: { id: 'admin.packages.field.title', defaultMessage: 'Titolo' },
  excerpt: { id: 'admin.packages.field.excerpt', defaultMessage: 'In breve' },
  included: { id: 'admin.packages.field.included', defaultMessage: 'Che cosa comprende' },
  excluded: { id: 'admin.packages.field.excluded', defaultMessage: 'Che cosa esclude' },
  price: { id: 'admin.packages.field.price', defaultMessage: 'Prezzo netto' },
  iva_rate: { id: 'admin.packages.field.iva-rate', defaultMessage: 'IVA' },
  discount_type: { id: 'admin.packages.field.discount-type', defaultMessage: 'Tipo di sconto' },
  discount_amount: { id: 'admin.packages.field.discount-amount', defaultMessage: 'Sconto' },
  mantenance_number: { id: 'admin.packages.field.number', defaultMessage: 'Tagliandi' },
  mantenance_duration: { id: 'admin.packages.field.duration', defaultMessage: 'Durata' },
  mantenance_km: { id: 'admin.packages.field.km', defaultMessage: 'Percorrenza' },
  models: { id: 'admin.packages.field.models', defaultMessage: 'Modelli' },
  fuels: { id: 'admin.packages.field.fuels', defaultMessage: 'Alimentazioni' },
  max_age_months: { id: 'admin.packages.field.max-age', defaultMessage: 'Età massima' },
  max_km: { id: 'admin.packages.field.max-km', defaultMessage: 'Km massimi' },
  active: { id: 'admin.packages.field.active', defaultMessage: 'Attivo' },
  online_enabled: { id: 'admin.packages.field.online', defaultMessage: 'Vendita online' },
  visible: { id: 'admin.packages.field.visible', defaultMessage: 'Visibile' },
  visible_at: { id: 'admin.packages.field.visible-at', defaultMessage: 'Visibile dal' },
  expire_at: { id: 'admin.packages.field.expire-at', defaultMessage: 'Fino al' },
});

export const priceMessages = defineMessages({
  title: { id: 'admin.packages.price.title', defaultMessage: 'Anteprima del prezzo' },
  incomplete: {
    id: 'admin.packages.price.incomplete',
    defaultMessage: 'Il totale compare quando prezzo, IVA e sconto sono completi.',
  },
  net: { id: 'admin.packages.price.net', defaultMessage: 'Prezzo netto' },
  discount: { id: 'admin.packages.price.discount', defaultMessage: 'Sconto' },
  tax: { id: 'admin.packages.price.tax', defaultMessage: 'IVA' },
  total: { id: 'admin.packages.price.total', defaultMessage: 'Totale per il cliente' },
  sample: { id: 'admin.packages.price.sample', defaultMessage: 'Prova con un’auto' },
  car_model: { id: 'admin.packages.price.model', defaultMessage: 'Modello' },
  car_fuel: { id: 'admin.packages.price.fuel', defaultMessage: 'Alimentazione' },
  anyFuel: { id: 'admin.packages.price.any-fuel', defaultMessage: 'Non indicata' },
  km: { id: 'admin.packages.price.km', defaultMessage: 'Chilometri' },
  car_registration_date: { id: 'admin.packages.price.registration', defaultMessage: 'Immatricolata il' },
  fits: { id: 'admin.packages.price.fits', defaultMessage: 'Questa auto può avere il pacchetto.' },
});

export const versionMessages = defineMessages({
  title: { id: 'admin.packages.version.title', defaultMessage: 'Versioni' },
  loading: { id: 'admin.packages.version.loading', defaultMessage: 'Caricamento delle versioni' },
  version: { id: 'admin.packages.version.name', defaultMessage: 'Versione {version}' },
  contracts: {
    id: 'admin.packages.version.contracts',
    defaultMessage: '{count, plural, =0 {nessun contratto} one {un contratto} other {{count, number} contratti}}',
  },
});
