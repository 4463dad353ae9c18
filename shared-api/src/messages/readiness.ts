import type { PackageRequirement, StoreRequirement } from '../domain/readiness';
import type { TextDescriptor } from '../validation/validation';

/** What a dealer that is not ready for customers lacks, as the server refuses it. */
export const storeReadinessMessages = {
  payment: {
    id: 'readiness.store.payment',
    defaultMessage: 'Serve almeno un metodo di pagamento utilizzabile.',
  },
  iban: { id: 'readiness.store.iban', defaultMessage: 'Per offrire il bonifico serve un IBAN italiano valido.' },
  hours: { id: 'readiness.store.hours', defaultMessage: 'Servono gli orari di almeno un giorno di apertura.' },
  manager: { id: 'readiness.store.manager', defaultMessage: 'Serve almeno una persona responsabile del dealer.' },
  point: { id: 'readiness.store.point', defaultMessage: 'Serve un punto sulla mappa, in Italia.' },
} as const satisfies Record<StoreRequirement, TextDescriptor>;

/** What a package that is not ready for sale lacks; `floor` is the operator's lowest total. */
export const packageReadinessMessages = {
  total: { id: 'readiness.package.total', defaultMessage: 'Il totale deve essere almeno {floor}.' },
  discount: { id: 'readiness.package.discount', defaultMessage: 'Lo sconto non può superare il prezzo.' },
  lines: { id: 'readiness.package.lines', defaultMessage: 'Serve almeno una voce inclusa nel pacchetto.' },
  agreement: {
    id: 'readiness.package.agreement',
    defaultMessage:
      'Le voci si contraddicono: il numero di tagliandi deve essere quello del pacchetto, e una prestazione sta una volta sola, o inclusa o esclusa.',
  },
  eligibility: {
    id: 'readiness.package.eligibility',
    defaultMessage: 'Le regole sulle auto non possono essere vuote o escludere ogni auto.',
  },
  window: { id: 'readiness.package.window', defaultMessage: 'La fine della vendita deve venire dopo l’inizio.' },
} as const satisfies Record<PackageRequirement, TextDescriptor>;
