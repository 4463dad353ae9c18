import { defineMessages } from '../../platform/i18n';

export const messages = defineMessages({
  builtHere: { id: 'server.areas.built-here', defaultMessage: 'mai rilasciata: costruita insieme al server' },
  rolledBack: {
    id: 'server.areas.rolled-back',
    defaultMessage: 'In linea c’è di nuovo la versione {version}: vale dalla prossima pagina.',
  },
  canaryStopped: {
    id: 'server.areas.canary-stopped',
    defaultMessage: 'La prova è finita: tutti ricevono la versione {version}.',
  },
  canaryStarted: {
    id: 'server.areas.canary-started',
    defaultMessage: 'La versione {version} va a una parte delle sessioni: {percent, number}%.',
  },
  canaryForChosen: {
    id: 'server.areas.canary-for-chosen',
    defaultMessage: 'La versione {version} va a chi è stato scelto e a nessun altro.',
  },
  canaryForChosenAndShare: {
    id: 'server.areas.canary-for-chosen-and-share',
    defaultMessage:
      'La versione {version} va a chi è stato scelto e a una parte delle altre sessioni: {percent, number}%.',
  },
  promoted: {
    id: 'server.areas.promoted',
    defaultMessage: 'Tutti ricevono la versione {version} dalla prossima pagina.',
  },
  disabled: { id: 'server.areas.disabled', defaultMessage: 'L’area è spenta per tutti dalla prossima pagina.' },
  enabled: { id: 'server.areas.enabled', defaultMessage: 'L’area è di nuovo accesa per tutti.' },
  watchReleases: { id: 'server.areas.watch-releases', defaultMessage: 'Controllo delle versioni nei browser' },
  byItself: { id: 'server.areas.by-itself', defaultMessage: 'CarCare, in automatico' },
  trialEnded: { id: 'server.areas.trial-ended', defaultMessage: '{name}: prova finita in automatico' },
  trialEndedText: {
    id: 'server.areas.trial-ended-text',
    defaultMessage: 'La {version} andava peggio di quella in linea ({reason}): chi la provava riceve di nuovo quella.',
  },
  takenBack: { id: 'server.areas.taken-back', defaultMessage: '{name}: di nuovo la versione di prima' },
  takenBackText: {
    id: 'server.areas.taken-back-text',
    defaultMessage: 'La {version} non si caricava in quasi nessun browser: per tutti c’è di nuovo la {before}.',
  },
  promotedByItself: {
    id: 'server.areas.promoted-by-itself',
    defaultMessage: '{name}: rilascio graduale concluso',
  },
  promotedByItselfText: {
    id: 'server.areas.promoted-by-itself-text',
    defaultMessage: 'La {version} è andata bene a ogni passo: la ricevono tutti.',
  },
  failing: { id: 'server.areas.failing', defaultMessage: '{name}: la versione in linea non si carica' },
  failingText: {
    id: 'server.areas.failing-text',
    defaultMessage: 'La {version} fallisce in molti browser. Nella pagina Sistema si torna a quella di prima.',
  },
  noWayBackText: {
    id: 'server.areas.no-way-back-text',
    defaultMessage: 'In automatico non si torna indietro. {reason}',
  },
  nothingBefore: {
    id: 'server.areas.nothing-before',
    defaultMessage: 'Per {names} non c’è una versione di prima a cui tornare.',
  },
  confirm: { id: 'server.areas.confirm', defaultMessage: 'Per spegnere l’area scrivi {name}.' },
  overridden: {
    id: 'server.areas.overridden',
    defaultMessage: 'In questo browser l’area {name} arriva da {origin} per 12 ore. Ricarica la pagina.',
  },
  previewed: {
    id: 'server.areas.previewed',
    defaultMessage: 'In questo browser l’area è alla {version} per 12 ore. Ricarica la pagina.',
  },
  unknownVersion: {
    id: 'server.areas.unknown-version',
    defaultMessage: 'Questa versione non è tra quelle conservate.',
  },
  operatorsArea: {
    id: 'server.areas.operators-area',
    defaultMessage: 'Solo un operatore può vedere quest’area a un’altra versione o da un’altra origine.',
  },
  unknownArea: { id: 'server.areas.unknown-area', defaultMessage: 'Non c’è nessuna area con questo nome.' },
  wholeOrigin: {
    id: 'server.areas.whole-origin',
    defaultMessage: 'Serve solo l’origine, senza percorso, per esempio http://localhost:4103.',
  },
  foreignOrigin: {
    id: 'server.areas.foreign-origin',
    defaultMessage: 'Questa origine non è tra quelle permesse.',
  },
});

/** What a version on trial does worse than the live one (`worseThanLive` in shared-api/release). */
export const worseMessages = defineMessages({
  failing: { id: 'server.areas.worse.failing', defaultMessage: 'non si carica o si rompe' },
  calls: { id: 'server.areas.worse.calls', defaultMessage: 'più chiamate fallite' },
  lcp: { id: 'server.areas.worse.lcp', defaultMessage: 'pagine più lente a comparire' },
  inp: { id: 'server.areas.worse.inp', defaultMessage: 'pagine più lente a rispondere' },
  cls: { id: 'server.areas.worse.cls', defaultMessage: 'pagine che si spostano mentre si caricano' },
});
