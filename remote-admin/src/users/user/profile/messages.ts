import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'admin.user-profile.title', defaultMessage: 'Profilo' },
  help: {
    id: 'admin.user-profile.help',
    defaultMessage: 'Nome e recapiti. Un nuovo numero o una nuova e-mail restano da verificare.',
  },
  verified: { id: 'admin.user-profile.verified', defaultMessage: 'verificata' },
  verifiedPhone: { id: 'admin.user-profile.verified-phone', defaultMessage: 'verificato' },
  choose: { id: 'admin.user-profile.choose', defaultMessage: 'Scegli' },
  save: { id: 'admin.user-profile.save', defaultMessage: 'Salva il profilo' },
});
