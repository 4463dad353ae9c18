import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'ui.compare.title', defaultMessage: '{who} ha salvato prima' },
  titleUnknown: { id: 'ui.compare.title-unknown', defaultMessage: 'Qualcun altro ha salvato prima' },
  lead: {
    id: 'ui.compare.lead',
    defaultMessage:
      'Alle {time}, mentre questa modifica era aperta. Niente è andato perso: scegliere, campo per campo, che cosa tenere.',
  },
  leadUntimed: {
    id: 'ui.compare.lead-untimed',
    defaultMessage:
      'È successo mentre questa modifica era aperta. Niente è andato perso: scegliere, campo per campo, che cosa tenere.',
  },
  field: { id: 'ui.compare.field', defaultMessage: 'Campo' },
  theirs: { id: 'ui.compare.theirs', defaultMessage: 'Già salvata' },
  mine: { id: 'ui.compare.mine', defaultMessage: 'Questa, non salvata' },
  untouched: { id: 'ui.compare.untouched', defaultMessage: 'non toccata' },
  empty: { id: 'ui.compare.empty', defaultMessage: 'vuoto' },
  same: {
    id: 'ui.compare.same',
    defaultMessage: '{count, plural, =0 {} one {Un altro campo è uguale.} other {Gli altri # campi sono uguali.}}',
  },
  back: { id: 'ui.compare.back', defaultMessage: 'Torna al modulo' },
  keepTheirs: { id: 'ui.compare.keep-theirs', defaultMessage: 'Tieni la versione salvata' },
  keepTheirsOf: { id: 'ui.compare.keep-theirs-of', defaultMessage: 'Tieni la versione di {who}' },
  showAll: { id: 'ui.compare.show-all', defaultMessage: 'Mostra tutto' },
  savedBy: { id: 'ui.compare.saved-by', defaultMessage: 'Salvata da {who}' },
  save: { id: 'ui.compare.save', defaultMessage: 'Salva le scelte' },
});
