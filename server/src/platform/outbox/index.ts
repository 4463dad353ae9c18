export {
  DeliveryError,
  type HandOver,
  inOrder,
  type MessageAdapter,
  type OutgoingMessage,
  unansweredError,
} from './adapter';
export { eraseMessages } from './erase-messages';
export { guardedAdapter } from './guarded-adapter';
export { inboxAdapter } from './inbox-adapter';
export type { MessageContent, NewMessage } from './message';
export { createOutbox, type Outbox, type VoidedMessages } from './outbox';
export { createSender, type Sender } from './sender';
export { createWakeUp } from './wake-up';
