export { isOutOfTime } from './out-of-time';
export { outboxJobs } from './outbox.jobs';
export { outboxMessageRoutes } from './outbox-messages.routes';
export { createOutboxMessagesService } from './outbox-messages.service';
