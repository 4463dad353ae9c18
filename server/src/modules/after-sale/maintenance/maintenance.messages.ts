import { defineMessages } from '../../../platform/i18n';

export const maintenanceMessages = defineMessages({
  done: { id: 'server.maintenance.done', defaultMessage: 'Tagliando {n} segnato come fatto.' },
  notPaid: {
    id: 'server.maintenance.not-paid',
    defaultMessage: 'I tagliandi cominciano quando il contratto è pagato.',
  },
  dateFuture: { id: 'server.maintenance.date-future', defaultMessage: 'La data non può essere nel futuro.' },
  dateAfterCover: {
    id: 'server.maintenance.date-after-cover',
    defaultMessage: 'La copertura è finita il {date}: un tagliando fatto dopo non ne fa parte.',
  },
  dateAfter: {
    id: 'server.maintenance.date-after',
    defaultMessage: 'Il tagliando seguente è del {date}: questo non può essere dopo.',
  },
  dateBefore: { id: 'server.maintenance.date-before', defaultMessage: 'La data non può essere prima del {date}.' },
  kmBelow: {
    id: 'server.maintenance.km-below',
    defaultMessage: 'L’ultima volta erano {km, number} km: non possono essere meno.',
  },
  kmDoubtful: {
    id: 'server.maintenance.km-doubtful',
    defaultMessage:
      'Sono {more, number} km in più degli ultimi noti ({km, number} km il {date}): controllare la lettura e, se è giusta, confermarla.',
  },
  kmAbove: {
    id: 'server.maintenance.km-above',
    defaultMessage: 'Al tagliando seguente erano {km, number} km: non possono essere di più.',
  },
});
