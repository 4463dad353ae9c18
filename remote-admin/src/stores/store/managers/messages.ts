import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'admin.store-managers.title', defaultMessage: 'Manager' },
  help: {
    id: 'admin.store-managers.help',
    defaultMessage:
      'Chi gestisce i contratti di questo dealer. Ogni modifica vale subito; chi riceve il primo dealer diventa manager, e le sue sessioni si chiudono.',
  },
  none: { id: 'admin.store-managers.none', defaultMessage: 'Nessuno lavora ancora per questo dealer.' },
  disabled: { id: 'admin.store-managers.disabled', defaultMessage: 'account disattivato' },
  attach: { id: 'admin.store-managers.attach', defaultMessage: 'Cercare una persona da collegare' },
  attachHint: { id: 'admin.store-managers.attach-hint', defaultMessage: 'Nome, e-mail o cellulare' },
  invite: { id: 'admin.store-managers.invite', defaultMessage: 'Invita qualcuno di nuovo' },
  detach: { id: 'admin.store-managers.detach', defaultMessage: 'Scollega' },
  detachNamed: { id: 'admin.store-managers.detach-named', defaultMessage: 'Scollega {name}' },
});
