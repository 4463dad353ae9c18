import { defineMessages } from '../../../platform/i18n';

export const settingTexts = defineMessages({
  saved: {
    id: 'server.operations.settings.saved',
    defaultMessage:
      '{count, plural, =0 {Non è cambiato nulla.} one {Impostazione salvata: vale da adesso.} other {# impostazioni salvate: valgono da adesso.}}',
  },
  unknown: { id: 'server.operations.settings.unknown', defaultMessage: 'Questa impostazione non esiste.' },
  range: {
    id: 'server.operations.settings.range',
    defaultMessage: 'Serve un numero intero da {min, number} a {max, number} ({unit}).',
  },
});
