import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'admin.user-settings.title', defaultMessage: 'Impostazioni' },
  help: {
    id: 'admin.user-settings.help',
    defaultMessage: 'Come la persona vede le pagine e che cosa riceve. Le trova cambiate al prossimo accesso.',
  },
  theme: { id: 'admin.user-settings.theme', defaultMessage: 'Aspetto' },
  light: { id: 'admin.user-settings.light', defaultMessage: 'Chiaro' },
  dark: { id: 'admin.user-settings.dark', defaultMessage: 'Scuro' },
  system: { id: 'admin.user-settings.system', defaultMessage: 'Come il sistema' },
  density: { id: 'admin.user-settings.density', defaultMessage: 'Altezza delle righe' },
  comfortable: { id: 'admin.user-settings.comfortable', defaultMessage: 'Normale' },
  compact: { id: 'admin.user-settings.compact', defaultMessage: 'Compatta' },
  rows: { id: 'admin.user-settings.rows', defaultMessage: 'Righe per pagina' },
  email: { id: 'admin.user-settings.email', defaultMessage: 'Avvisi per e-mail' },
  sms: { id: 'admin.user-settings.sms', defaultMessage: 'Avvisi per SMS' },
  in_app: { id: 'admin.user-settings.in-app', defaultMessage: 'Avvisi nella campanella' },
  twoStep: { id: 'admin.user-settings.two-step', defaultMessage: 'Verifica in due passaggi' },
  twoStepOff: { id: 'admin.user-settings.two-step-off', defaultMessage: 'No' },
  twoStepSms: { id: 'admin.user-settings.two-step-sms', defaultMessage: 'Codice per SMS' },
  twoStepTotp: { id: 'admin.user-settings.two-step-totp', defaultMessage: 'App di autenticazione' },
  twoStepHint: {
    id: 'admin.user-settings.two-step-hint',
    defaultMessage: 'L’app può collegarla solo la persona; qui si può toglierla a chi ha perso il telefono.',
  },
  passkeys: {
    id: 'admin.user-settings.passkeys',
    defaultMessage:
      'Dopo la password entra con una passkey ({count, plural, one {ne ha una} other {ne ha #}}). Se ha perso il dispositivo, toglile qui: riceverà un avviso per e-mail.',
  },
  dropPasskeys: { id: 'admin.user-settings.drop-passkeys', defaultMessage: 'Togli le passkey' },
  save: { id: 'admin.user-settings.save', defaultMessage: 'Salva le impostazioni' },
});
