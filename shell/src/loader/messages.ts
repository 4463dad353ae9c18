import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'shell.remotes.title', defaultMessage: 'Questa parte della pagina non si è caricata' },
  advice: {
    id: 'shell.remotes.advice',
    defaultMessage: 'Il resto del sito funziona. Riprova tra qualche secondo.',
  },
  unfit: {
    id: 'shell.remotes.unfit',
    defaultMessage:
      'È uscita una nuova versione e questa parte non va d’accordo con la pagina aperta. Ricarica la pagina.',
  },
  early: {
    id: 'shell.remotes.early',
    defaultMessage: 'Questa parte aspetta un aggiornamento del servizio. Riprova tra qualche minuto.',
  },
  disabledTitle: { id: 'shell.remotes.disabled-title', defaultMessage: 'Stiamo lavorando' },
  disabled: {
    id: 'shell.remotes.disabled',
    defaultMessage: 'Questa parte è sospesa per manutenzione. Il resto del sito funziona.',
  },
  siteDisabled: {
    id: 'shell.remotes.site-disabled',
    defaultMessage: 'Il sito è sospeso per manutenzione. Chi ha un account può accedere.',
  },
  retry: { id: 'shell.remotes.retry', defaultMessage: 'Riprova' },
  reload: { id: 'shell.remotes.reload', defaultMessage: 'Ricarica la pagina' },
  home: { id: 'shell.remotes.home', defaultMessage: 'Torna alla pagina iniziale' },
  signIn: { id: 'shell.remotes.sign-in', defaultMessage: 'Accedi' },
  call: {
    id: 'shell.remotes.call',
    defaultMessage: 'Se continua, chiama il {phone} e leggi questo riferimento: {reference}',
  },
  loading: { id: 'shell.remotes.loading', defaultMessage: 'Caricamento in corso' },
});
