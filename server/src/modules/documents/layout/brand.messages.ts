export const brandMessages = {
  wordmark: { id: 'server.documents.brand.wordmark', defaultMessage: 'CAR CARE' },
} as const;
