export { emailMessages } from './email.messages';
export { gsm7Length, partLength, toGsm7 } from './gsm7';
export { smsMessages } from './sms.messages';
