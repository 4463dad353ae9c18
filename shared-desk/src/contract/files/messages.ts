import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'desk.files.title', defaultMessage: 'Documenti' },
  evidence: { id: 'desk.files.evidence', defaultMessage: 'Scarica le prove (ZIP)' },
  loading: { id: 'desk.files.loading', defaultMessage: 'Caricamento dei documenti' },
  document: { id: 'desk.files.document', defaultMessage: 'Documento' },
  fingerprint: { id: 'desk.files.fingerprint', defaultMessage: 'Impronta' },
  made: { id: 'desk.files.made', defaultMessage: 'Creato' },
  none: {
    id: 'desk.files.none',
    defaultMessage: 'Il contratto diventa un documento quando il cliente chiede il codice per firmarlo.',
  },
  contratto: { id: 'desk.files.contract', defaultMessage: 'Contratto' },
  shown: { id: 'desk.files.shown', defaultMessage: 'Contratto mostrato per la firma' },
  scheda: { id: 'desk.files.sheet', defaultMessage: 'Scheda' },
  ricevuta: { id: 'desk.files.receipt', defaultMessage: 'Ricevuta' },
  recesso: { id: 'desk.files.withdrawal', defaultMessage: 'Ricevuta del recesso' },
  versioned: { id: 'desk.files.versioned', defaultMessage: '{name} versione {version}' },
  sealed: { id: 'desk.files.sealed', defaultMessage: '{kind, select, contratto {sigillato} other {sigillata}}' },
  superseded: {
    id: 'desk.files.superseded',
    defaultMessage: '{kind, select, contratto {superato} other {superata}}',
  },
  open: { id: 'desk.files.open', defaultMessage: 'Apri {name}' },
  download: { id: 'desk.files.download', defaultMessage: 'Scarica {name}' },
  opening: { id: 'desk.files.opening', defaultMessage: 'Apertura del documento' },
  unreadable: { id: 'desk.files.unreadable', defaultMessage: 'Il documento non si può mostrare' },
  attachment: { id: 'desk.files.attachment', defaultMessage: 'allegato' },
  remove: { id: 'desk.files.remove', defaultMessage: 'Elimina {name}' },
  removeTitle: { id: 'desk.files.remove-title', defaultMessage: 'Eliminare «{name}»?' },
  removeText: { id: 'desk.files.remove-text', defaultMessage: 'L’allegato non si potrà più recuperare.' },
  removeConfirm: { id: 'desk.files.remove-confirm', defaultMessage: 'Elimina' },
});
