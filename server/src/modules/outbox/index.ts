export { outboxJobs } from './outbox.jobs';
export { outboxMessageRoutes } from './outbox-messages.routes';
export { createOutboxMessagesService } from './outbox-messages.service';
