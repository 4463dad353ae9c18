import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'manager.files.title', defaultMessage: 'Documenti' },
  evidence: { id: 'manager.files.evidence', defaultMessage: 'Scarica le prove (ZIP)' },
  loading: { id: 'manager.files.loading', defaultMessage: 'Caricamento dei documenti' },
  document: { id: 'manager.files.document', defaultMessage: 'Documento' },
  fingerprint: { id: 'manager.files.fingerprint', defaultMessage: 'Impronta' },
  made: { id: 'manager.files.made', defaultMessage: 'Creato' },
  none: {
    id: 'manager.files.none',
    defaultMessage: 'Il contratto diventa un documento quando il cliente chiede il codice per firmarlo.',
  },
  contratto: { id: 'manager.files.contract', defaultMessage: 'Contratto' },
  shown: { id: 'manager.files.shown', defaultMessage: 'Contratto mostrato per la firma' },
  scheda: { id: 'manager.files.sheet', defaultMessage: 'Scheda' },
  ricevuta: { id: 'manager.files.receipt', defaultMessage: 'Ricevuta' },
  recesso: { id: 'manager.files.withdrawal', defaultMessage: 'Ricevuta del recesso' },
  versioned: { id: 'manager.files.versioned', defaultMessage: '{name} versione {version}' },
  sealed: { id: 'manager.files.sealed', defaultMessage: '{kind, select, contratto {sigillato} other {sigillata}}' },
  superseded: {
    id: 'manager.files.superseded',
    defaultMessage: '{kind, select, contratto {superato} other {superata}}',
  },
  open: { id: 'manager.files.open', defaultMessage: 'Apri {name}' },
  download: { id: 'manager.files.download', defaultMessage: 'Scarica {name}' },
  opening: { id: 'manager.files.opening', defaultMessage: 'Apertura del documento' },
  unreadable: { id: 'manager.files.unreadable', defaultMessage: 'Il documento non si può mostrare' },
  attachment: { id: 'manager.files.attachment', defaultMessage: 'allegato' },
  remove: { id: 'manager.files.remove', defaultMessage: 'Elimina {name}' },
  removeTitle: { id: 'manager.files.remove-title', defaultMessage: 'Eliminare «{name}»?' },
  removeText: { id: 'manager.files.remove-text', defaultMessage: 'L’allegato non si potrà più recuperare.' },
  removeConfirm: { id: 'manager.files.remove-confirm', defaultMessage: 'Elimina' },
});
