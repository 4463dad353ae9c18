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
    defaultMessage: 'La versione {version} va al {percent, number} % delle sessioni.',
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
    defaultMessage: 'La versione {version} non si caricava: chi la provava riceve di nuovo quella in linea.',
  },
  failing: { id: 'server.areas.failing', defaultMessage: '{name}: la versione in linea non si carica' },
  failingText: {
    id: 'server.areas.failing-text',
    defaultMessage: 'La {version} fallisce in molti browser. Nella pagina Sistema si torna a quella di prima.',
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
