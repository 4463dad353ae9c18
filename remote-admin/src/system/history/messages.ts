import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  open: { id: 'admin.system.history.open', defaultMessage: 'Storia dei rilasci' },
  none: {
    id: 'admin.system.history.none',
    defaultMessage: 'Non è ancora successo niente: le aree sono quelle costruite con il server.',
  },
  commit: { id: 'admin.system.history.commit', defaultMessage: 'commit {commit}' },
  dirty: { id: 'admin.system.history.dirty', defaultMessage: 'commit {commit}, con modifiche che nessun commit ha' },
  by: { id: 'admin.system.history.by', defaultMessage: '{at}, {by}' },
});

export const actMessages = defineMessages({
  published: { id: 'admin.system.act.published', defaultMessage: '{version} pubblicata' },
  live: { id: 'admin.system.act.live', defaultMessage: '{version} messa in linea' },
  canary: { id: 'admin.system.act.canary', defaultMessage: '{version} in rilascio graduale{percent}' },
  promoted: { id: 'admin.system.act.promoted', defaultMessage: '{version} promossa: la ricevono tutti' },
  rolled_back: { id: 'admin.system.act.rolled-back', defaultMessage: '{version} rimessa in linea' },
  canary_stopped: { id: 'admin.system.act.canary-stopped', defaultMessage: 'Prova della {version} fermata' },
  disabled: { id: 'admin.system.act.disabled', defaultMessage: 'Area spenta' },
  enabled: { id: 'admin.system.act.enabled', defaultMessage: 'Area riaccesa' },
  pruned: { id: 'admin.system.act.pruned', defaultMessage: '{version} tolta da quelle conservate' },
  retired: { id: 'admin.system.act.retired', defaultMessage: 'Area tolta dal prodotto' },
});
