import { defineMessages } from '../../platform/i18n';

/** Warnings about the vehicle that was looked up. */
export const messages = defineMessages({
  checkDigitRequired: {
    id: 'server.vehicles.check-digit-required',
    defaultMessage:
      'La cifra di controllo in posizione 9 dovrebbe essere {expected} e invece è {found}: ricontrolla il telaio sul libretto.',
  },
  checkDigitOptional: {
    id: 'server.vehicles.check-digit-optional',
    defaultMessage:
      'La cifra di controllo in posizione 9 non corrisponde. Molte auto europee non la usano: se il telaio è uguale al libretto, va bene così.',
  },
  modelYearEstimated: {
    id: 'server.vehicles.model-year-estimated',
    defaultMessage:
      'L’anno modello è una stima: il carattere {character} in posizione 10 indica il {year}. Conta la data al campo B del libretto.',
  },
  manufacturerUnknown: {
    id: 'server.vehicles.manufacturer-unknown',
    defaultMessage: 'Non conosciamo il costruttore {wmi}: controlla i primi tre caratteri e scrivi tu marca e modello.',
  },
  plateMismatch: {
    id: 'server.vehicles.plate-mismatch',
    defaultMessage: 'La targa {plate} non è quella che il registro ha per questo telaio: controllale entrambe.',
  },
  tooManyVins: {
    id: 'server.vehicles.too-many-vins',
    defaultMessage:
      'Hai cercato troppi telai diversi. Riprova tra {minutes, plural, one {un minuto} other {{minutes, number} minuti}}.',
  },
});
