export {
  formatDate,
  formatDateTime,
  formatDay,
  formatEuro,
  formatLongDate,
  formatLongDateTime,
  formatNumber,
  formatPaperDate,
} from './format';
export { defineMessages, type Text, t, type Values } from './intl';
export { argumentsOf, type TextArgument } from './text-arguments';
export { waitText } from './wait-text';
