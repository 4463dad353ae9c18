export { withMaker, withoutMaker } from './car-model';
export { consentTextVersion } from './consent-text';
export {
  type ContractActor,
  type ContractEvent,
  type ContractStage,
  type ContractStatus,
  contractStatuses,
  contractStatusLabels,
  contractTransitions,
  mayHappen,
  nextStage,
  type OriginStatus,
} from './contract-status';
export {
  appointmentDueOn,
  type CoverFacts,
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
  lastDayOfCover,
  pendingHours,
  pendingUntil,
  type ReminderDay,
  refundDays,
  refundDueAt,
  remindedSince,
  reminderDays,
  renewalDays,
  revivalDays,
  serviceNoticeDays,
  unpaidDays,
  unsignedDays,
  withdrawalDays,
  withdrawalEndsAt,
} from './deadlines';
export { elideBefore, elideBeforeNumbers, withFirst } from './elision';
export { fingerprintOf } from './fingerprint';
export { type CarFuel, carFuels } from './fuels';
export { ibanCheckDigits, isItalianIban, normaliseIban } from './iban';
export {
  type IdentityDocument,
  type IdentityForm,
  identityDocuments,
  identityForm,
  identityForms,
  LAST_DAY_OF_PAPER_CARDS,
  normaliseIdentityNumber,
} from './identity-document';
export { importFaultsHeading } from './import-faults';
export { ITALIAN_PLATE_PATTERN } from './italian-plate';
export { mostWheres } from './list-limits';
export { missingHalf } from './map-point';
export { isMasked, maskAll, maskEmail, maskName, maskPhone, maskTail } from './masking';
export {
  breakDown,
  type Cents,
  type ConsumerPrice,
  type Discount,
  formatMicros,
  formatMoney,
  type PriceBreakdown,
  parseMoney,
  settlesOf,
  share,
  withTax,
} from './money';
export { foreseeServices, type KmReading, type NextService, nextService, type ServiceFacts } from './next-service';
export { whyShut } from './opening-hours';
export { parseUrl } from './parse-url';
export {
  cardMethod,
  isUsableMethod,
  methodIs,
  type PaymentMethod,
  paymentAbilities,
  paymentMethods,
  simplestMethod,
  usableMethods,
} from './payment-methods';
export { nameOrEmail } from './person-name';
export { isShortMobile, normalisePhone, type PhoneFault, phoneFault, phoneTail } from './phone';
export { pickCars } from './pick-cars';
export {
  formatPlate,
  isItalianPlate,
  isPlate,
  normalisePlate,
} from './plate';
export { provinceOptions } from './province-options';
export { findProvince, isProvinceCode, PROVINCES, type Province } from './provinces';
export { reachedAt } from './reached-at';
export {
  isOnLine,
  isReversed,
  isWithinPrice,
  missingOf,
  type PackageFacts,
  type PackageRequirement,
  packageReadiness,
  packageRequirements,
  type Requirement,
  type StoreFacts,
  type StoreRequirement,
  storeReadiness,
  storeRequirements,
} from './readiness';
export { type RetentionTerm, type RetentionTerms, retentionRecord, retentionTexts } from './retention';
export { isStaff, type Role, roles } from './roles';
export {
  addRomeDays,
  addRomeMonths,
  endOfRomeDay,
  type IsoDate,
  isItalianHoliday,
  isItalianWorkingDay,
  lastDayOf,
  romeClock,
  romeDate,
  romeInstant,
  romeMinutes,
  romeZone,
  startOfRomeDay,
} from './rome-time';
export { isDoubtful, lastReading, type ReadingBounds, readingAtSignature, readingBounds } from './service-readings';
export { type ScheduledService, type ServicePlan, serviceSchedule } from './service-schedule';
export { fewSpareCodes } from './spare-codes';
export {
  isMinorsTaxCode,
  normaliseTaxCode,
  type PersonFacts,
  seemsOfAnother,
  type TaxCodeFault,
  taxCodeFault,
} from './tax-code';
export {
  inspectVin,
  isVin,
  normaliseVin,
  VIN_LENGTH,
  type VinFault,
} from './vin';
export { CHECK_DIGIT_POSITION, checkDigitOf, hasRightCheckDigit } from './vin-check-digit';
export { isWebsite, normaliseWebsite } from './website';
export { type Weekday, weekdayOf, weekdays } from './weekdays';
export { mondayOf } from './weeks';
export { normaliseZip, zipFitsProvince } from './zip-zones';
