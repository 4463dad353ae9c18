import { defineMessages } from '../i18n';

/** The seller as it stands in documents and at the foot of e-mails. */
export const sellerMessages = defineMessages({
  name: { id: 'server.seller.name', defaultMessage: 'CarCare S.r.l.' },
  address: { id: 'server.seller.address', defaultMessage: 'via Tortona 33, 20144 Milano (MI)' },
  taxCode: { id: 'server.seller.tax-code', defaultMessage: 'P. IVA 12345678903, REA MI-2096742' },
  phone: { id: 'server.seller.phone', defaultMessage: 'Telefono 02 1234 5670' },
  email: { id: 'server.seller.email', defaultMessage: 'E-mail assistenza@carcare.example' },
  certifiedEmail: { id: 'server.seller.certified-email', defaultMessage: 'PEC carcare@pec.carcare.example' },
});
