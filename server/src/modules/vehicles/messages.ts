import { defineMessages } from '../../platform/i18n';

/** Warnings about the vehicle that was looked up. */
export const messages = defineMessages({
  checkDigit: {
    id: 'server.vehicles.check-digit',
    defaultMessage:
      'La cifra di controllo in posizione 9 dovrebbe essere {expected} e invece è {found}: ricontrolla il telaio sul libretto.',
  },
  oneCharacter: {
    id: 'server.vehicles.one-character',
    defaultMessage: 'Il telaio ha 17 caratteri uguali: sembra una prova. Ricontrollalo sul libretto, al campo E.',
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
