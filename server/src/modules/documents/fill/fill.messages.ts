/** Words on a filled form: across one that is not yet the one to sign, and what a reader says of its boxes. */
export const fillMessages = {
  preview: { id: 'server.documents.fill.preview', defaultMessage: 'Anteprima' },
  ticked: { id: 'server.documents.fill.ticked', defaultMessage: 'Selezionato: ' },
  unticked: { id: 'server.documents.fill.unticked', defaultMessage: 'Non selezionato: ' },
} as const;
