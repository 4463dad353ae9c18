/** Where the pages keep what the server said of the outbox. */
export const outboxKey = ['admin', 'messages'] as const;
