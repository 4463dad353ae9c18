import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  failing: {
    id: 'admin.system.trouble.failing',
    defaultMessage: '{share} dei caricamenti della {version} falliti, dalle {time}.',
  },
  moreThanLoads: {
    id: 'admin.system.trouble.more-than-loads',
    defaultMessage: '{failures} caricamenti della {version} falliti, dalle {time}.',
  },
  saying: { id: 'admin.system.trouble.saying', defaultMessage: '«{message}»' },
  backTo: { id: 'admin.system.trouble.back-to', defaultMessage: 'Torna alla {version}' },
  stop: { id: 'admin.system.trouble.stop', defaultMessage: 'Ferma la {version}' },
  nothingBefore: {
    id: 'admin.system.trouble.nothing-before',
    defaultMessage: 'Non c’è una versione di prima: si può solo spegnere l’area.',
  },
  versions: { id: 'admin.system.versions.title', defaultMessage: 'Versioni di {name}' },
  none: {
    id: 'admin.system.versions.none',
    defaultMessage:
      'Di quest’area non è stata pubblicata nessuna versione: in linea c’è la {version}, inclusa nel server e costruita il {at}.',
  },
  live: { id: 'admin.system.versions.live', defaultMessage: 'in linea' },
  trial: { id: 'admin.system.versions.trial', defaultMessage: 'in prova' },
  before: { id: 'admin.system.versions.before', defaultMessage: 'quella di prima' },
  version: { id: 'admin.system.versions.version', defaultMessage: 'Versione' },
  released: { id: 'admin.system.versions.released', defaultMessage: 'Pubblicata' },
  commit: { id: 'admin.system.versions.commit', defaultMessage: 'commit {commit}' },
  dirty: {
    id: 'admin.system.versions.dirty',
    defaultMessage: 'commit {commit}, con modifiche che nessun commit ha',
  },
  changes: {
    id: 'admin.system.versions.changes',
    defaultMessage: '{count, plural, one {# modifica} other {# modifiche}} dalla versione in linea allora',
  },
  owner: { id: 'admin.system.versions.owner', defaultMessage: 'ne risponde {owner}' },
  run: { id: 'admin.system.versions.run', defaultMessage: 'Esecuzione del rilascio' },
  failed: { id: 'admin.system.versions.failed', defaultMessage: 'Caricamenti falliti' },
  preview: { id: 'admin.system.versions.preview', defaultMessage: 'Vedi solo tu' },
  previewOne: { id: 'admin.system.versions.preview-one', defaultMessage: 'Vedi solo tu: {version}' },
  try: { id: 'admin.system.versions.try', defaultMessage: 'Rilascio graduale' },
  tryOne: { id: 'admin.system.versions.try-one', defaultMessage: 'Rilascio graduale: {version}' },
  putLive: { id: 'admin.system.versions.put-live', defaultMessage: 'Metti in linea' },
  putOneLive: { id: 'admin.system.versions.put-one-live', defaultMessage: 'Metti in linea: {version}' },
});

export const comparisonMessages = defineMessages({
  title: {
    id: 'admin.system.comparison.title',
    defaultMessage: 'Nei browser, ultime 24 ore. Dei tempi, quello entro cui stanno tre pagine su quattro.',
  },
  measure: { id: 'admin.system.comparison.measure', defaultMessage: 'Misura' },
  failing: { id: 'admin.system.comparison.failing', defaultMessage: 'Caricamenti falliti o pagine rotte' },
  calls: { id: 'admin.system.comparison.calls', defaultMessage: 'Chiamate fallite' },
  lcp: { id: 'admin.system.comparison.lcp', defaultMessage: 'La pagina compare in (LCP)' },
  inp: { id: 'admin.system.comparison.inp', defaultMessage: 'Risponde a un clic in (INP)' },
  cls: { id: 'admin.system.comparison.cls', defaultMessage: 'Si sposta mentre si carica (CLS)' },
  worse: { id: 'admin.system.comparison.worse', defaultMessage: 'peggio' },
  live: { id: 'admin.system.comparison.live', defaultMessage: 'In linea' },
  trial: { id: 'admin.system.comparison.trial', defaultMessage: 'In prova' },
});
