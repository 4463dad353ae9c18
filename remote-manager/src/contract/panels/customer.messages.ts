import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'manager.contract.customer', defaultMessage: 'Cliente' },
  holder: { id: 'manager.contract.customer.holder', defaultMessage: 'Intestatario' },
  address: { id: 'manager.contract.customer.address', defaultMessage: 'Indirizzo' },
  phone: { id: 'manager.contract.customer.phone', defaultMessage: 'Cellulare' },
  email: { id: 'manager.contract.customer.email', defaultMessage: 'E-mail' },
  verified: { id: 'manager.contract.customer.verified', defaultMessage: 'verificato' },
  toVerify: { id: 'manager.contract.customer.to-verify', defaultMessage: 'da verificare' },
  missing: { id: 'manager.contract.customer.missing', defaultMessage: 'Da inserire' },
  contracts: {
    id: 'manager.contract.customer.contracts',
    defaultMessage: '{count, plural, one {un contratto} other {# contratti}}',
  },
  consents: { id: 'manager.contract.consents', defaultMessage: 'Consensi' },
  general: { id: 'manager.contract.consents.general', defaultMessage: 'Informativa letta' },
  marketing: { id: 'manager.contract.consents.marketing', defaultMessage: 'Marketing' },
  survey: { id: 'manager.contract.consents.survey', defaultMessage: 'Sondaggi' },
  yes: { id: 'manager.contract.consents.yes', defaultMessage: 'Sì' },
  no: { id: 'manager.contract.consents.no', defaultMessage: 'No' },
  notAsked: { id: 'manager.contract.consents.not-asked', defaultMessage: 'Il cliente li dà quando firma.' },
});
