import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'account.passkeys.title', defaultMessage: 'Passkey' },
  lead: {
    id: 'account.passkeys.lead',
    defaultMessage:
      'Con una passkey entri con l’impronta, il viso o il PIN del tuo dispositivo, senza scrivere la password. Nessuno può indovinarla o fartela dare con un sito falso.',
  },
  loading: { id: 'account.passkeys.loading', defaultMessage: 'Carico le passkey' },
  add: { id: 'account.passkeys.add', defaultMessage: 'Aggiungi una passkey' },
  sessionsEnd: {
    id: 'account.passkeys.sessions-end',
    defaultMessage: 'Quando ne aggiungi una, gli altri dispositivi vengono disconnessi.',
  },
  elsewhere: {
    id: 'account.passkeys.elsewhere',
    defaultMessage:
      'Questo browser, o questo indirizzo, non può usare passkey: servono un browser recente e un indirizzo con un nome, aperto con https.',
  },
  elsewhereHere: {
    id: 'account.passkeys.elsewhere-here',
    defaultMessage: 'A un indirizzo fatto di numeri i browser non usano passkey. Per provarle apri {link}.',
  },
  usage: {
    id: 'account.passkeys.usage',
    defaultMessage: 'Dal {since}{used, select, never {, mai usata} other {, usata l’ultima volta il {used}}}',
  },
  rename: { id: 'account.passkeys.rename', defaultMessage: 'Rinomina' },
  renameNamed: {
    id: 'account.passkeys.rename-named',
    defaultMessage: 'Rinomina la passkey {name}{twin, select, yes {, aggiunta il {since}} other {}}',
  },
  name: { id: 'account.passkeys.name', defaultMessage: 'Nome della passkey' },
  nameHint: {
    id: 'account.passkeys.name-hint',
    defaultMessage: 'Per riconoscerla: per esempio «Portatile di casa»',
  },
  saveName: { id: 'account.passkeys.save-name', defaultMessage: 'Salva' },
  cancelName: { id: 'account.passkeys.cancel-name', defaultMessage: 'Annulla' },
  remove: { id: 'account.passkeys.remove', defaultMessage: 'Togli' },
  removeNamed: {
    id: 'account.passkeys.remove-named',
    defaultMessage: 'Togli la passkey {name}{twin, select, yes {, aggiunta il {since}} other {}}',
  },
  removeTitle: { id: 'account.passkeys.remove-title', defaultMessage: 'Togliere la passkey?' },
  removeText: {
    id: 'account.passkeys.remove-text',
    defaultMessage:
      'Con la passkey «{name}»{twin, select, yes {, aggiunta il {since},} other {}} non potrai più accedere. Potrai toglierla anche dalle impostazioni del dispositivo.',
  },
  cancelled: {
    id: 'account.passkeys.cancelled',
    defaultMessage: 'Nessuna passkey è stata aggiunta: la richiesta è stata chiusa o è scaduta.',
  },
  known: { id: 'account.passkeys.known', defaultMessage: 'Questo dispositivo ha già una passkey del tuo account.' },
  failed: {
    id: 'account.passkeys.failed',
    defaultMessage: 'Il browser non riesce a creare la passkey: riprova, o usa un altro dispositivo.',
  },
});
