export { defineMessages, type Text, t, type Values } from './intl';
export { formatDate, formatDay, formatEuro, formatLongDate, formatLongDateTime, formatNumber } from './format';
