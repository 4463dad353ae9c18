import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'admin.system.areas.title', defaultMessage: 'Aree' },
  meta: { id: 'admin.system.areas.meta', defaultMessage: 'come le vedono i browser, ultime 24 ore' },
  area: { id: 'admin.system.areas.area', defaultMessage: 'Area' },
  live: { id: 'admin.system.areas.live', defaultMessage: 'In linea' },
  canary: { id: 'admin.system.areas.canary', defaultMessage: 'Rilascio graduale' },
  failures: { id: 'admin.system.areas.failures', defaultMessage: 'Caricamenti falliti' },
  on: { id: 'admin.system.areas.on', defaultMessage: 'Accesa' },
  actions: { id: 'admin.system.areas.actions', defaultMessage: 'Azioni' },
  notYours: { id: 'admin.system.areas.not-yours', defaultMessage: 'La rilascia chi ne risponde.' },
  always: { id: 'admin.system.areas.always', defaultMessage: 'sempre' },
  switch: { id: 'admin.system.areas.switch', defaultMessage: 'Area {name} accesa' },
  releasedBy: { id: 'admin.system.areas.released-by', defaultMessage: '{at}, {by}' },
  builtIn: { id: 'admin.system.areas.built-in', defaultMessage: 'inclusa nel server' },
  share: { id: 'admin.system.areas.share', defaultMessage: '{percent} da {at}' },
  shareNext: {
    id: 'admin.system.areas.share-next',
    defaultMessage: '{percent} da {at}, poi {next} ({due})',
  },
  everybodyNext: { id: 'admin.system.areas.everybody-next', defaultMessage: '{percent} da {at}, poi tutti ({due})' },
  sharePlain: { id: 'admin.system.areas.share-plain', defaultMessage: '{percent} delle sessioni' },
  canaryAudience: { id: 'admin.system.areas.canary-audience', defaultMessage: 'in ogni caso: {audience}' },
  outOf: { id: 'admin.system.areas.out-of', defaultMessage: '{failures} su {loads}' },
  off: { id: 'admin.system.areas.off', defaultMessage: 'Spenta da {by}, {at}.' },
  backTo: { id: 'admin.system.areas.back-to', defaultMessage: 'Torna a {version}' },
  promote: { id: 'admin.system.areas.promote', defaultMessage: 'Promuovi' },
  stop: { id: 'admin.system.areas.stop', defaultMessage: 'Ferma' },
  open: { id: 'admin.system.areas.open', defaultMessage: 'Versioni di {name}' },
  foot: {
    id: 'admin.system.areas.foot',
    defaultMessage:
      'Spegnere un’area mostra a tutti la pagina «Stiamo lavorando» dentro la cornice. Chiede un motivo e il nome dell’area.',
  },
  unreleased: {
    id: 'admin.system.areas.unreleased',
    defaultMessage:
      'Non è ancora stata pubblicata nessuna versione: in linea c’è quella inclusa nel server. Un’area si può spegnere e riaccendere; tornare indietro e rilasciare una versione gradualmente si può dopo la prima pubblicazione.',
  },
});
