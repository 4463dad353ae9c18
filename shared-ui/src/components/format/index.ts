/** it-IT and Europe/Rome, once for all pages. Numbers and their units are joined by U+00A0. */
export {
  daysUntil,
  formatDate,
  formatDateTime,
  formatLongDate,
  formatLongDateTime,
  formatTableDateTime,
  formatTime,
  romeDay,
} from './date';
export { formatFingerprint } from './fingerprint';
export { formatIban } from './iban';
export { fromLocalTime, toLocalTime } from './local-time';
export { formatMoney, moneyToCents } from './money';
export { formatDistance, formatKm, formatMonths, formatNumber, formatPercent, withUnit } from './number';
export { formatPhone, maskPhone } from './phone';
export { formatPlate } from './plate';
export { formatTimeLeft } from './time-left';
export { isDay, parseDate, parseTime, parseWhole, withSlashes } from './typed';
export { formatVin } from './vin';
