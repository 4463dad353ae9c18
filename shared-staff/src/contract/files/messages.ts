import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'staff.files.title', defaultMessage: 'Documenti' },
  evidence: { id: 'staff.files.evidence', defaultMessage: 'Scarica le prove (ZIP)' },
  loading: { id: 'staff.files.loading', defaultMessage: 'Caricamento dei documenti' },
  document: { id: 'staff.files.document', defaultMessage: 'Documento' },
  fingerprint: { id: 'staff.files.fingerprint', defaultMessage: 'Impronta' },
  made: { id: 'staff.files.made', defaultMessage: 'Creato' },
  none: {
    id: 'staff.files.none',
    defaultMessage: 'Il contratto diventa un documento quando il cliente chiede il codice per firmarlo.',
  },
  contratto: { id: 'staff.files.contract', defaultMessage: 'Contratto' },
  shown: { id: 'staff.files.shown', defaultMessage: 'Contratto mostrato per la firma' },
  scheda: { id: 'staff.files.sheet', defaultMessage: 'Scheda' },
  ricevuta: { id: 'staff.files.receipt', defaultMessage: 'Ricevuta' },
  recesso: { id: 'staff.files.withdrawal', defaultMessage: 'Ricevuta del recesso' },
  versioned: { id: 'staff.files.versioned', defaultMessage: '{name} versione {version}' },
  sealed: { id: 'staff.files.sealed', defaultMessage: '{kind, select, contratto {sigillato} other {sigillata}}' },
  superseded: {
    id: 'staff.files.superseded',
    defaultMessage: '{kind, select, contratto {superato} other {superata}}',
  },
  open: { id: 'staff.files.open', defaultMessage: 'Apri {name}' },
  download: { id: 'staff.files.download', defaultMessage: 'Scarica {name}' },
  opening: { id: 'staff.files.opening', defaultMessage: 'Apertura del documento' },
  unreadable: { id: 'staff.files.unreadable', defaultMessage: 'Il documento non si può mostrare' },
  attachment: { id: 'staff.files.attachment', defaultMessage: 'allegato' },
  remove: { id: 'staff.files.remove', defaultMessage: 'Elimina {name}' },
  removeTitle: { id: 'staff.files.remove-title', defaultMessage: 'Eliminare «{name}»?' },
  removeText: { id: 'staff.files.remove-text', defaultMessage: 'L’allegato non si potrà più recuperare.' },
  removeConfirm: { id: 'staff.files.remove-confirm', defaultMessage: 'Elimina' },
});
