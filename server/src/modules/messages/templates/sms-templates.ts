import { smsMessages as texts } from '../sms.messages';
import { smsTemplate } from './template';
import { templateNames as names } from './template-names.messages';

/** Every SMS that leaves. */
export const smsTemplates = {
  signingCode: smsTemplate('signing-code', names.signingCode, texts.signingCode),
  accessCode: smsTemplate('access-code', names.accessCode, texts.accessCode),
  signInCode: smsTemplate('sign-in-code', names.signInCode, texts.signInCode),
  phoneCode: smsTemplate('phone-code', names.phoneCode, texts.phoneCode),
  phoneChanged: smsTemplate('phone-changed', names.phoneChanged, texts.phoneChanged),
  contractPhoneCode: smsTemplate('contract-phone-code', names.contractPhoneCode, texts.contractPhoneCode),
  contractPhoneChanged: smsTemplate('contract-phone-changed', names.contractPhoneChanged, texts.contractPhoneChanged),
  contractLink: smsTemplate('contract-link', names.contractLink, texts.contractLink),
  choosePayment: smsTemplate('choose-payment', names.choosePayment, texts.choosePayment),
  unsignedReminder: smsTemplate('unsigned-reminder', names.unsignedReminder, texts.unsignedReminder),
  unpaidReminder: smsTemplate('unpaid-reminder', names.unpaidReminder, texts.unpaidReminder),
  serviceDue: smsTemplate('service-due', names.serviceDue, texts.serviceDue),
} as const;
