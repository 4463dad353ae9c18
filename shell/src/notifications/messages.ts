import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'shell.notifications.title', defaultMessage: 'Avvisi' },
  session: { id: 'shell.notifications.session', defaultMessage: 'In questa sessione' },
  bell: {
    id: 'shell.notifications.bell',
    defaultMessage: '{count, plural, =0 {Avvisi} one {Avvisi, uno da leggere} other {Avvisi, # da leggere}}',
  },
  show: { id: 'shell.notifications.show', defaultMessage: 'Quali avvisi mostrare' },
  unseen: { id: 'shell.notifications.unseen', defaultMessage: 'Da leggere' },
  todo: { id: 'shell.notifications.todo', defaultMessage: 'Da fare' },
  all: { id: 'shell.notifications.all', defaultMessage: 'Tutti' },
  read: { id: 'shell.notifications.read', defaultMessage: 'Segna come letto' },
  readOne: { id: 'shell.notifications.read-one', defaultMessage: 'Segna come letto: {title}' },
  readAll: { id: 'shell.notifications.read-all', defaultMessage: 'Segna tutti come letti' },
  more: {
    id: 'shell.notifications.more',
    defaultMessage: '{count, plural, one {Mostra l’altro avviso} other {Mostra altri avvisi (#)}}',
  },
  rest: {
    id: 'shell.notifications.rest',
    defaultMessage:
      '{count, plural, one {Un avviso meno recente non è in elenco.} other {# avvisi meno recenti non sono in elenco.}}',
  },
  noneUnseen: { id: 'shell.notifications.none-unseen', defaultMessage: 'Nessun avviso da leggere.' },
  noneToDo: { id: 'shell.notifications.none-to-do', defaultMessage: 'Nessun avviso chiede qualcosa.' },
  none: { id: 'shell.notifications.none', defaultMessage: 'Non c’è nessun avviso.' },
  noneRecent: { id: 'shell.notifications.none-recent', defaultMessage: 'Nessuno tra i più recenti.' },
  pending: { id: 'shell.notifications.pending', defaultMessage: 'Gli avvisi stanno arrivando.' },
  failed: {
    id: 'shell.notifications.failed',
    defaultMessage: 'Gli avvisi non si sono caricati. Si riprova da sé: entro un minuto, o appena torna la rete.',
  },
  fresh: { id: 'shell.notifications.fresh', defaultMessage: 'Nuovo' },
  close: { id: 'shell.notifications.close', defaultMessage: 'Nascondi l’avviso: {title}' },
  open: { id: 'shell.notifications.open', defaultMessage: 'Apri' },
});
