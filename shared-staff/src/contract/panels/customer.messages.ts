import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'staff.contract.customer', defaultMessage: 'Cliente' },
  holder: { id: 'staff.contract.customer.holder', defaultMessage: 'Intestatario' },
  address: { id: 'staff.contract.customer.address', defaultMessage: 'Indirizzo' },
  phone: { id: 'staff.contract.customer.phone', defaultMessage: 'Cellulare' },
  email: { id: 'staff.contract.customer.email', defaultMessage: 'E-mail' },
  emailVerified: { id: 'staff.contract.customer.email-verified', defaultMessage: 'verificata' },
  phoneVerified: { id: 'staff.contract.customer.phone-verified', defaultMessage: 'verificato' },
  toVerify: { id: 'staff.contract.customer.to-verify', defaultMessage: 'da verificare' },
  missing: { id: 'staff.contract.customer.missing', defaultMessage: 'Da inserire' },
  contracts: {
    id: 'staff.contract.customer.contracts',
    defaultMessage: '{count, plural, one {un contratto} other {# contratti}}',
  },
  consents: { id: 'staff.contract.consents', defaultMessage: 'Consensi' },
  general: { id: 'staff.contract.consents.general', defaultMessage: 'Informativa letta' },
  marketing: { id: 'staff.contract.consents.marketing', defaultMessage: 'Marketing' },
  survey: { id: 'staff.contract.consents.survey', defaultMessage: 'Sondaggi' },
  yes: { id: 'staff.contract.consents.yes', defaultMessage: 'Sì' },
  no: { id: 'staff.contract.consents.no', defaultMessage: 'No' },
  revoked: { id: 'staff.contract.consents.revoked', defaultMessage: 'Revocato il {date}' },
  given: { id: 'staff.contract.consents.given', defaultMessage: 'Dato dall’account il {date}' },
  signedYes: { id: 'staff.contract.consents.signed-yes', defaultMessage: 'Nel contratto: sì, {date}' },
  signedNo: { id: 'staff.contract.consents.signed-no', defaultMessage: 'Nel contratto: no, {date}' },
  notAsked: { id: 'staff.contract.consents.not-asked', defaultMessage: 'Il cliente li dà quando firma.' },
  identity: { id: 'staff.customer.identity', defaultMessage: 'Documento d’identità' },
  identityText: {
    id: 'staff.customer.identity-text',
    defaultMessage: '{document} {number}, valido fino al {expires}, registrato il {recorded}',
  },
});
