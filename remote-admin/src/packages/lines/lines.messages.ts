import { defineMessages } from 'shared-ui/intl';

/** The lines of what is sold: whose they are, and what follows from them. */
export const linesMessages = defineMessages({
  preview: { id: 'admin.packages.lines.preview', defaultMessage: 'Anteprima delle voci' },
  nothing: {
    id: 'admin.packages.lines.nothing',
    defaultMessage: 'Qui compare ciò che le voci diventano sul sito e nel contratto.',
  },
  contradiction: {
    id: 'admin.packages.lines.contradiction',
    defaultMessage: '«{line}» contraddice il resto: è ripetuta, è anche esclusa o indica un altro numero di tagliandi.',
  },
  table: { id: 'admin.packages.lines.table', defaultMessage: 'Righe della tabella sul sito' },
  ownRow: { id: 'admin.packages.lines.own-row', defaultMessage: 'riga a sé, con queste parole' },
  days: {
    id: 'admin.packages.lines.days',
    defaultMessage: '{count, plural, one {fino a un giorno} other {fino a {count, number} giorni}}',
  },
  yes: { id: 'admin.packages.lines.yes', defaultMessage: 'sì' },
  excludedCell: { id: 'admin.packages.lines.excluded-cell', defaultMessage: 'escluso' },
  cardAndPdf: { id: 'admin.packages.lines.card', defaultMessage: 'Scheda del pacchetto e PDF del contratto' },
  included: { id: 'admin.packages.lines.included', defaultMessage: 'Comprende' },
  excluded: { id: 'admin.packages.lines.excluded', defaultMessage: 'Non comprende' },
  ofType: { id: 'admin.packages.lines.of-type', defaultMessage: 'Come il tipo {type}: ne segue le modifiche.' },
  noneOfType: { id: 'admin.packages.lines.none-of-type', defaultMessage: 'Il tipo non ha voci.' },
  own: { id: 'admin.packages.lines.own', defaultMessage: 'Voci proprie di questo pacchetto, una per riga.' },
  writeOwn: { id: 'admin.packages.lines.write-own', defaultMessage: 'Scrivere voci proprie' },
  writeOwnOf: { id: 'admin.packages.lines.write-own-of', defaultMessage: 'Scrivere voci proprie: {list}' },
  followType: { id: 'admin.packages.lines.follow-type', defaultMessage: 'Riprendere le voci del tipo' },
  followTypeOf: { id: 'admin.packages.lines.follow-type-of', defaultMessage: 'Riprendere le voci del tipo: {list}' },
  asType: { id: 'admin.packages.lines.as-type', defaultMessage: 'come il tipo' },
  followers: {
    id: 'admin.packages.lines.followers',
    defaultMessage:
      'Una voce per riga. {followers, plural, =0 {Nessun pacchetto le segue.} one {Le segue un pacchetto su {all, number}.} other {Le seguono {followers, number} pacchetti su {all, number}.}}',
  },
  keptByContracts: {
    id: 'admin.packages.lines.kept',
    defaultMessage:
      'Salvando, i pacchetti che seguono queste voci cambiano con una nuova versione. I contratti già fatti conservano le loro.',
  },
});
