import { address, certifiedEmail, email, line, name, phone, register, vat } from 'shared-api/seller';
import { defineMessages, t } from '../i18n';

const words = defineMessages({
  taxCode: { id: 'server.seller.tax-code', defaultMessage: 'P. IVA {vat}, {register}' },
  phone: { id: 'server.seller.phone', defaultMessage: 'Telefono {phone}' },
  email: { id: 'server.seller.email', defaultMessage: 'E-mail {email}' },
  certifiedEmail: { id: 'server.seller.certified-email', defaultMessage: 'PEC {certifiedEmail}' },
});

/** The seller as it stands in documents and at the foot of e-mails. */
export const sellerLines = {
  name,
  address,
  taxCode: t(words.taxCode, { vat, register }),
  phone: t(words.phone, { phone }),
  email: t(words.email, { email }),
  certifiedEmail: t(words.certifiedEmail, { certifiedEmail }),
  line,
} as const;
