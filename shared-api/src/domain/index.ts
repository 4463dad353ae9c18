export { withMaker, withoutMaker } from './car-model';
export { consentTextVersion } from './consent-text';
export {
  type ContractActor,
  type ContractEvent,
  type ContractStatus,
  contractStatuses,
  contractStatusLabels,
  mayHappen,
  nextStage,
  type OriginStatus,
} from './contract-status';
export {
  appointmentDueOn,
  codeMinutes,
  countdownFrom,
  coverEndOf,
  coverEndsOn,
  coverHasEnded,
  type DeadlineFacts,
  dayMs,
  daysLeft,
  daysUntil,
  deletionAt,
  dueReminders,
  expiredSince,
  pendingUntil,
  refundDueAt,
  remindedSince,
  reminderDays,
  renewalDays,
  revivalDays,
  serviceNoticeDays,
  unpaidDays,
  unsignedDays,
  withdrawalEndsAt,
} from './deadlines';
export { elideBefore, elideBeforeDays } from './elision';
export { fingerprintOf } from './fingerprint';
export { type CarFuel, carFuels } from './fuels';
export { ibanCheckDigits, isItalianIban } from './iban';
export { identityDocuments, identityForm, LAST_DAY_OF_PAPER_CARDS } from './identity-document';
export { importFaultsHeading } from './import-faults';
export { ITALIAN_PLATE_PATTERN } from './italian-plate';
export { mostWheres } from './list-limits';
export { maskEmail, maskName, maskPhone } from './masking';
export {
  breakDown,
  type Cents,
  type Discount,
  formatMicros,
  formatMoney,
  type PriceBreakdown,
  parseMoney,
  share,
  withTax,
} from './money';
export { foreseeServices, type NextService, nextService } from './next-service';
export { whyShut } from './opening-hours';
export {
  cardMethod,
  isUsableMethod,
  methodIs,
  type PaymentMethod,
  paymentMethods,
  simplestMethod,
  usableMethods,
} from './payment-methods';
export { isShortMobile, normalisePhone, phoneTail } from './phone';
export { pickCars } from './pick-cars';
export {
  formatPlate,
  isItalianPlate,
  isPlate,
  normalisePlate,
} from './plate';
export { findProvince, PROVINCES } from './provinces';
export { reachedAt } from './reached-at';
export {
  isOnLine,
  isReversed,
  isWithinPrice,
  missingOf,
  type PackageFacts,
  type PackageRequirement,
  packageReadiness,
  type Requirement,
  type StoreFacts,
  type StoreRequirement,
  storeReadiness,
} from './readiness';
export { type RetentionTerm, type RetentionTerms, retentionRecord, retentionTexts } from './retention';
export { isStaff, type Role, roles } from './roles';
export {
  addRomeDays,
  addRomeMonths,
  endOfRomeDay,
  type IsoDate,
  lastDayOf,
  romeClock,
  romeDate,
  romeInstant,
  romeMinutes,
  romeZone,
  startOfRomeDay,
} from './rome-time';
export { isDoubtful, lastReading, type ReadingBounds, readingAtSignature, readingBounds } from './service-readings';
export { serviceSchedule } from './service-schedule';
export { isMinorsTaxCode, normaliseTaxCode, seemsOfAnother } from './tax-code';
export {
  inspectVin,
  isVin,
  normaliseVin,
  VIN_LENGTH,
  type VinFault,
} from './vin';
export { CHECK_DIGIT_POSITION, checkDigitOf, hasRightCheckDigit } from './vin-check-digit';
export { normaliseWebsite } from './website';
export { type Weekday, weekdayOf, weekdays } from './weekdays';
export { mondayOf } from './weeks';
export { normaliseZip, zipFitsProvince } from './zip-zones';
