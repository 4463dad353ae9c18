export { accountMessages } from './account.messages';
export { emailMessages } from './email.messages';
export { gsm7Length, partLength, toGsm7 } from './gsm7';
export { outboxMessageRoutes } from './outbox/outbox-messages.routes';
export { createOutboxMessagesService } from './outbox/outbox-messages.service';
export { smsMessages } from './sms.messages';
