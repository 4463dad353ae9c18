import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  vin: { id: 'ui.cells.vin', defaultMessage: 'Numero di telaio (VIN)' },
  booklet: { id: 'ui.cells.booklet', defaultMessage: '{code} sul libretto' },
  maker: { id: 'ui.cells.maker', defaultMessage: 'marca' },
  model: { id: 'ui.cells.model', defaultMessage: 'modello' },
  specimen: { id: 'ui.cells.specimen', defaultMessage: 'esemplare' },
  count: { id: 'ui.cells.count', defaultMessage: '{typed, plural, one {# carattere} other {# caratteri}} su {total}' },
  length: { id: 'ui.cells.length', defaultMessage: 'Un telaio ha {total} caratteri, questo {typed}.' },
  forbidden: {
    id: 'ui.cells.forbidden',
    defaultMessage:
      'In posizione {position} c’è una {letter}. I telai non la usano mai: quasi sempre è {digit, select, 1 {un 1} other {uno 0}}.',
  },
  repair: {
    id: 'ui.cells.repair',
    defaultMessage: '{count, plural, one {Scrivi {digit} al posto di {letter}} other {Correggi # caratteri}}',
  },
  becomes: { id: 'ui.cells.becomes', defaultMessage: 'Diventa {vin}' },
});
