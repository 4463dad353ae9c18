import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
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
