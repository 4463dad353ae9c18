import { defineMessages } from '../../platform/i18n';

/** Texts of the SMS. With names and an address of ordinary length each fits one GSM-7 part. */
export const smsMessages = defineMessages({
  signingCode: {
    id: 'server.sms.signing-code',
    defaultMessage: 'CarCare: {otp} per firmare {code}, impronta {fingerprint}. Scade tra 10 minuti.\n@{host} #{otp}',
  },
  accessCode: {
    id: 'server.sms.access-code',
    defaultMessage: 'CarCare: {otp} per aprire il contratto {code}. Scade tra 10 minuti.\n@{host} #{otp}',
  },
  signInCode: {
    id: 'server.sms.sign-in-code',
    defaultMessage: 'CarCare: {otp} per accedere. Non dirlo a nessuno. Scade tra 10 minuti.\n@{host} #{otp}',
  },
  phoneCode: {
    id: 'server.sms.phone-code',
    defaultMessage: 'CarCare: {otp} per confermare questo cellulare. Scade tra 10 minuti.\n@{host} #{otp}',
  },
  phoneChanged: {
    id: 'server.sms.phone-changed',
    defaultMessage:
      'CarCare: il tuo account non usa più questo cellulare. Se non sei stato tu, cambia subito la password.',
  },
  contractPhoneCode: {
    id: 'server.sms.contract-phone-code',
    defaultMessage:
      'CarCare: {otp} per cambiare il cellulare del contratto {code}. Scade tra 10 minuti.\n@{host} #{otp}',
  },
  contractPhoneChanged: {
    id: 'server.sms.contract-phone-changed',
    defaultMessage:
      'CarCare: questo cellulare non vale più per il contratto {code}. Se non sei stato tu, chiama {phone}.',
  },
  contractLink: {
    id: 'server.sms.contract-link',
    defaultMessage: 'CarCare: {store} ti propone un contratto. Leggilo e firma: {link}',
  },
  choosePayment: {
    id: 'server.sms.choose-payment',
    defaultMessage: 'CarCare: il contratto {code} è firmato. Scegli come pagare: {link}',
  },
  unsignedReminder: {
    id: 'server.sms.unsigned-reminder',
    defaultMessage: 'CarCare: il contratto {code} scade il {date}. Firmalo qui: {link}',
  },
  unpaidReminder: {
    id: 'server.sms.unpaid-reminder',
    defaultMessage: 'CarCare: paga il contratto {code} entro il {date}, poi viene annullato: {link}',
  },
  serviceDue: {
    id: 'server.sms.service-due',
    defaultMessage:
      'CarCare: tagliando {n} del contratto {code} {isLate, select, yes {da fare: scadeva il {day}} other {verso il {date} o a {km, number} km}}. Prenota: {phone}',
  },
});
