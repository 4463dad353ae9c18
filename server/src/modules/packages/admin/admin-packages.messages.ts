import { defineMessages } from '../../../platform/i18n';

/** What the operator is told about packages. */
export const adminPackageMessages = defineMessages({
  created: { id: 'server.packages.created', defaultMessage: 'Pacchetto creato.' },
  saved: { id: 'server.packages.saved', defaultMessage: 'Pacchetto salvato: i contratti già fatti restano come sono.' },
  cleared: {
    id: 'server.packages.cleared',
    defaultMessage:
      '{count, plural, =0 {Non c’erano pacchetti da eliminare.} one {Un pacchetto eliminato: non si può annullare. I contratti restano come sono.} other {{count, number} pacchetti eliminati: non si può annullare. I contratti restano come sono.}}',
  },
  skuTaken: { id: 'server.packages.sku-taken', defaultMessage: 'Un altro pacchetto ha già questo codice.' },
  negative: { id: 'server.packages.negative', defaultMessage: 'L’importo non può essere negativo.' },
  highTotal: {
    id: 'server.packages.high-total',
    defaultMessage: 'Il totale con IVA ha al massimo 9 cifre prima della virgola.',
  },
  discountType: {
    id: 'server.packages.discount-type',
    defaultMessage: 'Per lo sconto serve dire se è fisso o in percentuale.',
  },
  discountAmount: { id: 'server.packages.discount-amount', defaultMessage: 'Manca quanto vale lo sconto.' },
});
