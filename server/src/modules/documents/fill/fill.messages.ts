/** The word written across a document that is not yet the one to sign. */
export const fillMessages = {
  preview: { id: 'server.documents.fill.preview', defaultMessage: 'Anteprima' },
} as const;
