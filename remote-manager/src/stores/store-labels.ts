import type { IntlShape, MessageDescriptor } from 'shared-ui/intl';
import { storeMessages as words } from './store.messages';

const labels: Readonly<Record<string, MessageDescriptor>> = {
  phone: words.phone,
  email: words.email,
  website: words.website,
  address: words.address,
  address_info: words.addressInfo,
  zip_code: words.zip,
  city: words.city,
  province: words.province,
  opening_hours: words.hours,
};

/** A dealer's field in Italian. */
export function storeLabel(field: string, intl: IntlShape): string {
  const label = labels[field];
  return label ? intl.formatMessage(label) : field;
}
