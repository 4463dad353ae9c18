import { defineMessages } from '../../platform/i18n';

export const packageMessages = defineMessages({
  /** Both fuels come as codes: `select` gives each its form. */
  fuel: {
    id: 'server.packages.obstacle.fuel',
    defaultMessage:
      'Solo per auto {allowed}: questa è {fuel, select, benzina {a benzina} diesel {diesel} gpl {a GPL} metano {a metano} ibrida {ibrida} plug_in {ibrida plug-in} elettrica {elettrica} idrogeno {a idrogeno} other {di un altro tipo}}.',
  },
  fuelPlural: {
    id: 'server.packages.fuel-plural',
    defaultMessage:
      '{fuel, select, benzina {a benzina} diesel {diesel} gpl {a GPL} metano {a metano} ibrida {ibride} plug_in {ibride plug-in} elettrica {elettriche} idrogeno {a idrogeno} other {di altro tipo}}',
  },
  km: {
    id: 'server.packages.obstacle.km',
    defaultMessage: 'Questa auto ha {km, number} km: il limite è {max, number}.',
  },
  /** Both as `span` tells them. */
  age: {
    id: 'server.packages.obstacle.age',
    defaultMessage: 'Riservato alle auto che hanno al massimo {max}: questa ha {age}.',
  },
  span: {
    id: 'server.packages.span',
    defaultMessage:
      '{form, select, months {} other {{years, plural, one {un anno} other {# anni}}}}{form, select, both { e } other {}}{form, select, years {} other {{months, plural, one {un mese} other {# mesi}}}}',
  },
  model: { id: 'server.packages.obstacle.model', defaultMessage: 'Non è previsto per {model}.' },
});
