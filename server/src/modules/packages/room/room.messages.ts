import { defineMessages } from '../../../platform/i18n';

/** What the operator is told where a type's form is too small for its packages. */
export const roomMessages = defineMessages({
  noRoom: {
    id: 'server.packages.room.no-room',
    defaultMessage:
      'Il campo «{box}» del modulo del tipo non può contenere questo valore: abbreviarlo, oppure caricare un modulo con più spazio.',
  },
  smallForm: {
    id: 'server.packages.room.small-form',
    defaultMessage:
      'Il campo «{box}» non può contenere i dati del pacchetto {sku}, che è in vendita: ingrandirlo e riprovare.',
  },
});
