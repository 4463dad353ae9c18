import { t } from '../../../platform/i18n';
import { type CellValue, type ImportColumn, textColumn } from '../../../platform/import';
import { storeMessages } from '../stores.messages';

/** Free of charge or at a shared cost, and mobiles: they have no 0 to lose. */
const complete = /^(?:800(?:\d{3}){1,2}|84\d{7}|199\d{6}|3\d{9})$/;
/** No number of Italy's begins so, and a mobile has nine digits at least. */
const lostItsZero = /^(?:[245679]\d{5,9}|3\d{5,7})$/;
const lostItsPlus = /^39[03]\d{8,}$/;

/**
 * A dealer's phone. A spreadsheet that took it for a number has dropped its 0, or the + before the country: where no
 * other number can have been meant it is put back. A CSV saved from such a sheet says the same in digits alone.
 */
export const phoneColumn: ImportColumn = {
  ...textColumn,
  read(cell) {
    const found = textColumn.read(cell);
    return 'value' in found && typeof found.value === 'string' ? completed(found.value) : found;
  },
  remedy: t(storeMessages.phoneRemedy),
};

function completed(phone: string): CellValue {
  if (complete.test(phone)) return { value: phone };
  if (lostItsZero.test(phone)) return { value: `0${phone}` };
  if (lostItsPlus.test(phone)) return { value: `+${phone}` };
  return /^[138]\d{5,9}$/.test(phone) ? { fault: t(storeMessages.phoneZero) } : { value: phone };
}
