import { defineMessages } from '../../platform/i18n';

/** Faults of a VIN and warnings about the vehicle that was looked up. */
export const messages = defineMessages({
  checkDigitRequired: {
    id: 'server.vehicles.check-digit-required',
    defaultMessage:
      'La cifra di controllo in posizione 9 dovrebbe essere {expected} e invece è {found}: ricontrolla il telaio sul libretto.',
  },
  checkDigitOptional: {
    id: 'server.vehicles.check-digit-optional',
    defaultMessage:
      'La cifra di controllo in posizione 9 non torna. Molte auto europee non la usano: se il telaio è uguale al libretto, va bene così.',
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
  vinLength: {
    id: 'server.vehicles.vin-length',
    defaultMessage: 'Il telaio ha 17 caratteri, questo ne ha {length}.',
  },
  vinCharacter: {
    id: 'server.vehicles.vin-character',
    defaultMessage: 'In posizione {position} c’è {character}: nei telai ci sono solo cifre e lettere, mai I, O e Q.',
  },
  vinLookAlike: {
    id: 'server.vehicles.vin-look-alike',
    defaultMessage: 'In posizione {position} c’è una {character}. Nei telai non esiste: quasi sempre è {suggestion}.',
  },
});
