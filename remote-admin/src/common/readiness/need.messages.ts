import type { PackageRequirement, StoreRequirement } from 'shared-api/domain';
import { defineMessages, type MessageDescriptor } from 'shared-ui/intl';

/** What a dealer needs for customers, as a name that fits whether it is there or missing. */
export const storeNeeds: Readonly<Record<StoreRequirement, MessageDescriptor>> = defineMessages({
  payment: { id: 'admin.store-need.payment', defaultMessage: 'Almeno un metodo di pagamento utilizzabile' },
  iban: { id: 'admin.store-need.iban', defaultMessage: 'Un IBAN italiano valido, se si offre il bonifico' },
  hours: { id: 'admin.store-need.hours', defaultMessage: 'Gli orari di almeno un giorno di apertura' },
  manager: { id: 'admin.store-need.manager', defaultMessage: 'Almeno una persona responsabile del dealer' },
  point: { id: 'admin.store-need.point', defaultMessage: 'Un punto sulla mappa, in Italia' },
});

/** The same of a package; `floor` is the operator's lowest total. */
export const packageNeeds: Readonly<Record<PackageRequirement, MessageDescriptor>> = defineMessages({
  total: { id: 'admin.package-need.total', defaultMessage: 'Un totale di almeno {floor}' },
  discount: { id: 'admin.package-need.discount', defaultMessage: 'Uno sconto non superiore al prezzo' },
  lines: { id: 'admin.package-need.lines', defaultMessage: 'Almeno una voce inclusa nel pacchetto' },
  agreement: {
    id: 'admin.package-need.agreement',
    defaultMessage:
      'Voci che non si contraddicono: il numero di tagliandi è quello del pacchetto, e una prestazione sta una volta sola, o inclusa o esclusa',
  },
  eligibility: {
    id: 'admin.package-need.eligibility',
    defaultMessage: 'Regole sulle auto che non siano vuote né escludano ogni auto',
  },
  window: { id: 'admin.package-need.window', defaultMessage: 'La fine della vendita dopo l’inizio' },
});
