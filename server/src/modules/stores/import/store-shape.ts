import { paymentMethods } from 'shared-api/domain';
import { type NewStore, newStore, type StoreFields, storeFields } from 'shared-api/entities';
import { t } from '../../../platform/i18n';
import {
  choicesColumn,
  flagColumn,
  type ImportColumn,
  type ImportShape,
  nullableDecimalColumn,
  nullableTextColumn,
  optionalTextColumn,
  textColumn,
} from '../../../platform/import';
import { storeMessages } from '../stores.messages';
import { phoneColumn } from './phone-column';

/** A spreadsheet that took a CAP for a number has dropped its zeros. */
const zipColumn: ImportColumn = {
  ...textColumn,
  read: (cell) => textColumn.read(typeof cell === 'number' ? String(cell).padStart(5, '0') : cell),
};

/** What an import of dealers reads: the API's fields but for picture and hours, a line known by its code. */
export const storeShape: ImportShape<NewStore, StoreFields> = {
  columns: {
    code: textColumn,
    name: textColumn,
    association_code: nullableTextColumn,
    address: textColumn,
    address_info: optionalTextColumn,
    zip_code: zipColumn,
    city: textColumn,
    province: { ...textColumn, remedy: t(storeMessages.provinceRemedy) },
    country: { ...textColumn, remedy: t(storeMessages.countryRemedy) },
    phone: phoneColumn,
    email: nullableTextColumn,
    website: nullableTextColumn,
    iban: nullableTextColumn,
    lat: nullableDecimalColumn,
    lng: nullableDecimalColumn,
    payments_methods: choicesColumn(paymentMethods),
    active: flagColumn,
    online_enabled: flagColumn,
    visible: flagColumn,
  },
  key: 'code',
  identityOf: codeKey,
  headings: {
    code: ['codice', 'codice dealer'],
    name: ['nome', 'insegna', 'dealer', 'ragione sociale'],
    association_code: ['codice di associazione', 'codice associazione'],
    address: ['indirizzo', 'via'],
    address_info: ['come arrivare'],
    zip_code: ['cap'],
    city: ['comune', 'città', 'località'],
    province: ['provincia', 'prov'],
    country: ['stato', 'nazione'],
    phone: ['telefono', 'tel'],
    email: ['e-mail', 'posta elettronica'],
    website: ['sito', 'sito web'],
    lat: ['latitudine'],
    lng: ['longitudine'],
    payments_methods: ['modi di pagare', 'pagamenti', 'metodi di pagamento'],
    active: ['attivo'],
    online_enabled: ['vendita online', 'in linea', 'online'],
    visible: ['visibile'],
  },
  facts: ({ address, city, province, phone }) => ({ address, city, province, phone }),
  name: 'name',
  newRecord: newStore,
  changes: storeFields,
};

/** Two codes that differ in case only are one. */
export function codeKey(code: string): string {
  return code.toLowerCase();
}
