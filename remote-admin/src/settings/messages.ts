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

/** The groups in their order; a group holds the settings whose key begins with one of its words. */
export const groupMessages = defineMessages({
  codes: { id: 'admin.settings.group.codes', defaultMessage: 'Codici e firma' },
  codesHelp: {
    id: 'admin.settings.group.codes-help',
    defaultMessage: 'Quanti codici partono, quanto si aspetta e dopo quanti errori ci si ferma.',
  },
  access: { id: 'admin.settings.group.access', defaultMessage: 'Accessi, ricerche, invii' },
  accessHelp: {
    id: 'admin.settings.group.access-help',
    defaultMessage: 'Quante volte si può provare prima di dover aspettare, e quanto vale un invito.',
  },
  sale: { id: 'admin.settings.group.sale', defaultMessage: 'Vendita' },
  saleHelp: {
    id: 'admin.settings.group.sale-help',
    defaultMessage: 'Quanto deve costare almeno un pacchetto per essere venduto sul sito, con sconto e IVA.',
  },
  retention: { id: 'admin.settings.group.retention', defaultMessage: 'Conservazione' },
  retentionHelp: {
    id: 'admin.settings.group.retention-help',
    defaultMessage: 'Per quanto restano i dati. Un termine di legge si può solo allungare.',
  },
});
