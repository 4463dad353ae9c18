export {
  formatDate,
  formatDateTime,
  formatDay,
  formatEuro,
  formatLongDate,
  formatLongDateTime,
  formatNumber,
} from './format';
export { defineMessages, type Text, t, type Values } from './intl';
export { argumentsOf, type TextArgument } from './text-arguments';
export { waitText } from './wait-text';
