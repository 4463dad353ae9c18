import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  crumb: { id: 'admin.packages.package.crumb', defaultMessage: 'Pacchetti' },
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
    defaultMessage: 'Uno per riga: vale per ogni auto il cui modello comincia così, per esempio «Fiat Panda».',
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
