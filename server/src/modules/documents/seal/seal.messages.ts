/** What a PDF reader's signature panel shows. Without brackets or backslashes: the library would double them. */
export const sealMessages = {
  reason: { id: 'server.documents.seal.reason', defaultMessage: 'Contratto firmato dal cliente con codice monouso' },
  reasonUnsigned: { id: 'server.documents.seal.reasonUnsigned', defaultMessage: 'Documento emesso da CarCare' },
  fieldName: { id: 'server.documents.seal.fieldName', defaultMessage: 'Sigillo CarCare' },
} as const;
