import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'desk.contract.customer', defaultMessage: 'Cliente' },
  holder: { id: 'desk.contract.customer.holder', defaultMessage: 'Intestatario' },
  address: { id: 'desk.contract.customer.address', defaultMessage: 'Indirizzo' },
  phone: { id: 'desk.contract.customer.phone', defaultMessage: 'Cellulare' },
  email: { id: 'desk.contract.customer.email', defaultMessage: 'E-mail' },
  verified: { id: 'desk.contract.customer.verified', defaultMessage: 'verificato' },
  toVerify: { id: 'desk.contract.customer.to-verify', defaultMessage: 'da verificare' },
  missing: { id: 'desk.contract.customer.missing', defaultMessage: 'Da inserire' },
  contracts: {
    id: 'desk.contract.customer.contracts',
    defaultMessage: '{count, plural, one {un contratto} other {# contratti}}',
  },
  consents: { id: 'desk.contract.consents', defaultMessage: 'Consensi' },
  general: { id: 'desk.contract.consents.general', defaultMessage: 'Informativa letta' },
  marketing: { id: 'desk.contract.consents.marketing', defaultMessage: 'Marketing' },
  survey: { id: 'desk.contract.consents.survey', defaultMessage: 'Sondaggi' },
  yes: { id: 'desk.contract.consents.yes', defaultMessage: 'Sì' },
  no: { id: 'desk.contract.consents.no', defaultMessage: 'No' },
  notAsked: { id: 'desk.contract.consents.not-asked', defaultMessage: 'Il cliente li dà quando firma.' },
  identity: { id: 'desk.customer.identity', defaultMessage: 'Documento d’identità' },
  identityText: {
    id: 'desk.customer.identity-text',
    defaultMessage: '{document} {number}, valido fino al {expires}, registrato il {recorded}',
  },
});
