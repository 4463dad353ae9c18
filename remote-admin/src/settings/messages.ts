import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'admin.settings.title', defaultMessage: 'Impostazioni' },
  room: { id: 'admin.settings.room', defaultMessage: 'Servizio' },
  lead: {
    id: 'admin.settings.lead',
    defaultMessage: 'Limiti e termini che valgono per tutti. Una modifica vale da subito e resta nel registro.',
  },
  loading: { id: 'admin.settings.loading', defaultMessage: 'Le impostazioni si stanno caricando' },
  failed: { id: 'admin.settings.failed', defaultMessage: 'Impossibile caricare le impostazioni' },
  save: { id: 'admin.settings.save', defaultMessage: 'Salva' },
  range: { id: 'admin.settings.range', defaultMessage: 'Da {min} a {max} {unit}.' },
  preset: { id: 'admin.settings.preset', defaultMessage: 'Predefinito: {value}.' },
  toPreset: { id: 'admin.settings.to-preset', defaultMessage: 'Riporta a {value}' },
  toPresetOf: { id: 'admin.settings.to-preset-of', defaultMessage: 'Riporta a {value}: {title}' },
});

/** The groups in their order. */
export const groupMessages = defineMessages({
  codes: {
    id: 'admin.settings.group.codes',
    defaultMessage: 'Codici e firma',
  },
  codesHelp: {
    id: 'admin.settings.group.codes-help',
    defaultMessage: 'Quanti codici partono al massimo.',
  },
  waits: {
    id: 'admin.settings.group.waits',
    defaultMessage: 'Attese',
  },
  waitsHelp: {
    id: 'admin.settings.group.waits-help',
    defaultMessage: 'Quanto si aspetta prima di un altro codice o link.',
  },
  failures: {
    id: 'admin.settings.group.failures',
    defaultMessage: 'Codici errati',
  },
  failuresHelp: {
    id: 'admin.settings.group.failures-help',
    defaultMessage: 'Dopo quanti errori ci si ferma, e per quanto.',
  },
  access: {
    id: 'admin.settings.group.access',
    defaultMessage: 'Accessi',
  },
  accessHelp: {
    id: 'admin.settings.group.access-help',
    defaultMessage: 'Quante volte si può provare prima di dover aspettare.',
  },
  searches: {
    id: 'admin.settings.group.searches',
    defaultMessage: 'Ricerche e contratti',
  },
  searchesHelp: {
    id: 'admin.settings.group.searches-help',
    defaultMessage: 'Quanto può cercare e compilare chi usa il sito.',
  },
  sends: {
    id: 'admin.settings.group.sends',
    defaultMessage: 'Inviti, link ed e-mail',
  },
  sendsHelp: {
    id: 'admin.settings.group.sends-help',
    defaultMessage: 'Quanti messaggi partono al massimo, e quanto vale un invito.',
  },
  sale: {
    id: 'admin.settings.group.sale',
    defaultMessage: 'Vendita',
  },
  saleHelp: {
    id: 'admin.settings.group.sale-help',
    defaultMessage:
      'Quanto deve costare almeno un pacchetto per essere venduto, sul sito e in concessionaria, con sconto e IVA.',
  },
  contracts: {
    id: 'admin.settings.group.contracts',
    defaultMessage: 'Conservazione dei contratti',
  },
  contractsHelp: {
    id: 'admin.settings.group.contracts-help',
    defaultMessage: 'Per quanto restano contratti e bozze. Un termine di legge si può solo allungare.',
  },
  retention: {
    id: 'admin.settings.group.retention',
    defaultMessage: 'Conservazione',
  },
  retentionHelp: {
    id: 'admin.settings.group.retention-help',
    defaultMessage: 'Per quanto restano messaggi, consensi e registri. Un termine di legge si può solo allungare.',
  },
  others: {
    id: 'admin.settings.group.others',
    defaultMessage: 'Altro',
  },
  othersHelp: {
    id: 'admin.settings.group.others-help',
    defaultMessage: 'Altri limiti e termini.',
  },
});
