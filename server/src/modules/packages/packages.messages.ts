import { defineMessages } from '../../platform/i18n';

export const packageMessages = defineMessages({
  /** Both fuels come as codes: `select` gives each its form. */
  fuel: {
    id: 'server.packages.obstacle.fuel',
    defaultMessage:
      'Solo per auto {allowed}: la tua è {fuel, select, benzina {a benzina} diesel {diesel} gpl {a GPL} metano {a metano} ibrida {ibrida} plug_in {ibrida plug-in} elettrica {elettrica} idrogeno {a idrogeno} other {di un altro tipo}}.',
  },
  fuelPlural: {
    id: 'server.packages.fuel-plural',
    defaultMessage:
      '{fuel, select, benzina {a benzina} diesel {diesel} gpl {a GPL} metano {a metano} ibrida {ibride} plug_in {ibride plug-in} elettrica {elettriche} idrogeno {a idrogeno} other {di altro tipo}}',
  },
  km: { id: 'server.packages.obstacle.km', defaultMessage: '{km, number} km: oltre i {max, number}.' },
  age: {
    id: 'server.packages.obstacle.age',
    defaultMessage:
      'Entro {max, plural, one {un mese} other {{max} mesi}} dalla prima immatricolazione: per la tua {months, plural, one {ne è passato uno} other {ne sono passati {months}}}.',
  },
  model: { id: 'server.packages.obstacle.model', defaultMessage: 'Non è previsto per {model}.' },
});
