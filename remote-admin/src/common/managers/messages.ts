import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'admin.last-manager.title', defaultMessage: 'Scollegare {person}?' },
  text: {
    id: 'admin.last-manager.text',
    defaultMessage:
      'Nessun’altra persona attiva è responsabile di {store}: {count, plural, =0 {resta senza nessuno che legga i suoi avvisi} one {un contratto in corso resta senza nessuno che lo segua} other {{count, number} contratti in corso restano senza nessuno che li segua}}, finché non se ne collega una.',
  },
  uncounted: {
    id: 'admin.last-manager.uncounted',
    defaultMessage:
      'Nessun’altra persona attiva è responsabile di {store}: i contratti in corso restano senza nessuno che li segua, finché non se ne collega una.',
  },
  detach: { id: 'admin.last-manager.detach', defaultMessage: 'Scollega' },
});
