/** A text with an id, in the form that react-intl and @formatjs/intl read. This package depends on neither. */
export interface TextDescriptor {
  readonly id: string;
  readonly defaultMessage: string;
}

/** The sentences of the validation rules, used by the forms and by the server's 422 answers alike. */
export const validationMessages = {
  required: { id: 'validation.required', defaultMessage: 'Campo obbligatorio.' },
  invalid: { id: 'validation.invalid', defaultMessage: 'Il valore non è valido.' },
  unknown: { id: 'validation.unknown', defaultMessage: 'Questo campo non è previsto.' },
  unknownFilter: { id: 'validation.unknown-filter', defaultMessage: 'Questo filtro o ordine non è previsto.' },
  json: { id: 'validation.json', defaultMessage: 'Il contenuto inviato non si può leggere.' },
  tooShort: {
    id: 'validation.too-short',
    defaultMessage: '{min, plural, one {Serve almeno un carattere.} other {Servono almeno {min} caratteri.}}',
  },
  tooLong: {
    id: 'validation.too-long',
    defaultMessage: '{max, plural, one {Al massimo un carattere.} other {Al massimo {max} caratteri.}}',
  },
  tooSmall: { id: 'validation.too-small', defaultMessage: 'Il valore minimo è {min, number}.' },
  tooBig: { id: 'validation.too-big', defaultMessage: 'Il valore massimo è {max, number}.' },
  tooFew: {
    id: 'validation.too-few',
    defaultMessage: '{min, plural, one {Serve almeno un elemento.} other {Servono almeno {min} elementi.}}',
  },
  tooMany: {
    id: 'validation.too-many',
    defaultMessage: '{max, plural, one {Al massimo un elemento.} other {Al massimo {max} elementi.}}',
  },
  number: { id: 'validation.number', defaultMessage: 'Serve un numero.' },
  integer: { id: 'validation.integer', defaultMessage: 'Serve un numero intero.' },
  modelYear: { id: 'validation.model-year', defaultMessage: 'Serve un anno di quattro cifre, dal 1980 in poi.' },
  reserved: { id: 'validation.reserved', defaultMessage: 'Questo codice è riservato: ne serve un altro.' },
  choice: { id: 'validation.choice', defaultMessage: 'Serve una delle voci previste.' },
  masked: {
    id: 'validation.masked',
    defaultMessage: 'Il valore è coperto: va scritto per intero oppure lasciato com’è.',
  },
  vinLength: {
    id: 'validation.vin.length',
    defaultMessage:
      '{length, plural, one {Il telaio ha 17 caratteri, qui ce n’è uno.} other {Il telaio ha 17 caratteri, qui sono {length}.}}',
  },
  vinCharacter: {
    id: 'validation.vin.character',
    defaultMessage: 'In posizione {position} c’è {character}: nei telai ci sono solo cifre e lettere, mai I, O e Q.',
  },
  vinLookAlike: {
    id: 'validation.vin.look-alike',
    defaultMessage:
      'In posizione {position} c’è una {character}. I telai non la usano mai: quasi sempre è {suggestion, select, 1 {un 1} other {uno 0}}.',
  },
  plate: {
    id: 'validation.plate',
    defaultMessage: 'La targa ha da 2 a 10 caratteri, solo lettere e cifre: per esempio GT109RZ.',
  },
  contractCode: {
    id: 'validation.contract-code',
    defaultMessage: 'Il numero del contratto è come CC-2026-000123: sta in alto sul contratto.',
  },
  line: {
    id: 'validation.line',
    defaultMessage: 'Serve una riga sola, senza caratteri invisibili: un testo incollato va riscritto a mano.',
  },
  name: {
    id: 'validation.name',
    defaultMessage: 'Solo lettere del nostro alfabeto, spazi, apostrofi e trattini, come sul documento d’identità.',
  },
  printed: {
    id: 'validation.printed',
    defaultMessage:
      'C’è un carattere che il contratto non può contenere: servono lettere del nostro alfabeto, cifre e segni comuni.',
  },
  email: { id: 'validation.email', defaultMessage: 'Serve un indirizzo e-mail completo, come nome@esempio.it.' },
  phone: {
    id: 'validation.phone.malformed',
    defaultMessage: 'Serve un cellulare italiano: +39 e poi un numero che inizia con 3.',
  },
  phoneDigits: {
    id: 'validation.phone.digits',
    defaultMessage: 'Un cellulare italiano ha 10 cifre, come 347 123 4567.',
  },
  phoneLandline: {
    id: 'validation.phone.landline',
    defaultMessage:
      'Questo è un numero fisso. Il codice per firmare arriva solo a un cellulare italiano: ne serve uno che inizia con 3.',
  },
  anyPhone: {
    id: 'validation.phone.any',
    defaultMessage: 'Serve un telefono, fisso o cellulare: per esempio 02 1234567.',
  },
  website: {
    id: 'validation.website',
    defaultMessage: 'Serve l’indirizzo di un sito: per esempio autocentro.it.',
  },
  ownPage: {
    id: 'validation.own-page',
    defaultMessage: 'Serve un indirizzo di questo sito, che comincia con /.',
  },
  halfPlace: {
    id: 'validation.half-place',
    defaultMessage: 'Il punto sulla mappa ha bisogno di latitudine e longitudine: scriverle tutte e due o nessuna.',
  },
  discountShare: {
    id: 'validation.discount-share',
    defaultMessage: 'Uno sconto in percentuale arriva al massimo a 100.',
  },
  discountPrice: { id: 'validation.discount-price', defaultMessage: 'Lo sconto non può superare il prezzo.' },
  buttonWithoutPage: {
    id: 'validation.button-without-page',
    defaultMessage: 'Il pulsante ha bisogno di una pagina a cui portare.',
  },
  endBeforeStart: { id: 'validation.end-before-start', defaultMessage: 'La fine deve venire dopo l’inizio.' },
  endInThePast: { id: 'validation.end-in-the-past', defaultMessage: 'La fine è già passata: nessuno la vedrebbe.' },
  paymentMethod: { id: 'validation.payment-method', defaultMessage: 'Serve il modo in cui è stato pagato.' },
  phoneForeign: {
    id: 'validation.phone.foreign',
    defaultMessage: 'Il codice per firmare arriva solo a un cellulare italiano, con prefisso +39.',
  },
  phoneShort: {
    id: 'validation.phone.short',
    defaultMessage: 'Il numero ha una cifra in meno del solito: va corretto, oppure confermato se è giusto.',
  },
  taxCodeLength: {
    id: 'validation.tax-code.length',
    defaultMessage: 'Il codice fiscale ha 16 caratteri, oppure 11 cifre se è provvisorio.',
  },
  taxCodeCharacters: {
    id: 'validation.tax-code.characters',
    defaultMessage:
      'Nel codice fiscale c’è una lettera al posto di una cifra, o viceversa: va ricopiato dalla tessera.',
  },
  taxCodeDate: {
    id: 'validation.tax-code.date',
    defaultMessage: 'La data di nascita nel codice fiscale non esiste: va ricopiato dalla tessera.',
  },
  taxCodeCheck: {
    id: 'validation.tax-code.check',
    defaultMessage: 'Un carattere del codice fiscale è sbagliato: va ricopiato dalla tessera.',
  },
  zip: { id: 'validation.zip', defaultMessage: 'Il CAP ha 5 cifre, da 00010 a 98168.' },
  province: { id: 'validation.province', defaultMessage: 'Serve la provincia.' },
  date: { id: 'validation.date', defaultMessage: 'Serve una data esistente, come 21/11/2026.' },
  dateFuture: { id: 'validation.date.future', defaultMessage: 'La data non può essere nel futuro.' },
  dateBeforeRegistration: {
    id: 'validation.date.before-registration',
    defaultMessage: 'La data dei chilometri non può essere prima dell’immatricolazione.',
  },
  dayOrder: {
    id: 'validation.day-order',
    defaultMessage: 'L’ultimo giorno non può essere prima del primo.',
  },
  dayRange: { id: 'validation.day-range', defaultMessage: 'Si possono chiedere al massimo due anni.' },
  instant: { id: 'validation.instant', defaultMessage: 'Data e ora non sono valide.' },
  money: {
    id: 'validation.money',
    defaultMessage: 'Serve un importo positivo, di 9 cifre e due decimali al massimo, per esempio 1.180,00.',
  },
  rate: { id: 'validation.rate', defaultMessage: 'Serve una percentuale da 0 a 99,99.' },
  iban: { id: 'validation.iban', defaultMessage: 'Questo IBAN non è italiano o ha una cifra sbagliata.' },
  hours: { id: 'validation.hours', defaultMessage: 'Gli orari di un giorno vanno in ordine e non si sovrappongono.' },
  otp: { id: 'validation.otp', defaultMessage: 'Il codice ha 6 cifre.' },
  signInCode: {
    id: 'validation.sign-in-code',
    defaultMessage: 'Il codice ha 6 cifre; uno di riserva ha 10 caratteri, fra lettere e cifre.',
  },
  password: {
    id: 'validation.password.length',
    defaultMessage: 'La password ha almeno 12 caratteri: anche una frase va bene.',
  },
  general: { id: 'validation.general', defaultMessage: 'Serve la conferma che l’informativa è stata letta.' },
  terms: { id: 'validation.terms', defaultMessage: 'Serve per ricevere il codice.' },
  reason: { id: 'validation.reason', defaultMessage: 'Serve il motivo, in 500 caratteri al massimo.' },
  someRole: { id: 'validation.some-role', defaultMessage: 'Serve almeno un ruolo.' },
  audience: { id: 'validation.audience', defaultMessage: 'Scegliere almeno un ruolo, un dealer o una persona.' },
  revokeOnly: {
    id: 'validation.revoke-only',
    defaultMessage: 'Un consenso lo dà solo la persona: da qui si può solo revocare.',
  },
  whole: { id: 'validation.whole', defaultMessage: 'Serve un numero intero da {min} a {max}.' },
  accepted: { id: 'validation.accepted', defaultMessage: 'Serve per la firma avanzata.' },
  identityNumber: {
    id: 'validation.identity-number',
    defaultMessage: 'Nessun documento di questo tipo ha un numero così: vanno controllati il tipo e il numero.',
  },
  confirmWord: { id: 'validation.confirm-word', defaultMessage: 'Per confermare serve la parola CANCELLA.' },
} as const satisfies Record<string, TextDescriptor>;

export type ValidationKey = keyof typeof validationMessages;

/** The id that a schema carries as its error text. */
export function rule(key: ValidationKey): string {
  return validationMessages[key].id;
}
