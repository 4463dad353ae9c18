import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'admin.packages.import.title', defaultMessage: 'Importare i pacchetti' },
  packages: { id: 'admin.packages.import.packages', defaultMessage: 'Pacchetti' },
  crumb: { id: 'admin.packages.import.crumb', defaultMessage: 'Importazione' },
  things: {
    id: 'admin.packages.import.things',
    defaultMessage: '{count, plural, one {un pacchetto} other {{count, number} pacchetti}}',
  },
  name: { id: 'admin.packages.import.name', defaultMessage: 'Pacchetto' },
  key: { id: 'admin.packages.import.key', defaultMessage: 'Codice' },
  kept: { id: 'admin.packages.import.kept', defaultMessage: 'I contratti esistenti conservano il loro pacchetto.' },
  total: { id: 'admin.packages.import.total', defaultMessage: 'Totale' },
  onward: { id: 'admin.packages.import.onward', defaultMessage: 'Vai ai pacchetti' },
  advice: {
    id: 'admin.packages.import.advice',
    defaultMessage:
      'Una riga per pacchetto, 5.000 al massimo; le intestazioni sono quelle del modello, oppure i nomi italiani dei dati. Il codice dice se un pacchetto è nuovo o cambia. La prova non scrive niente.',
  },
});
