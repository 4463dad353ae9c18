import { defineMessages } from '../../../platform/i18n';

/** What the operator is told about package types and their forms. */
export const packageTypeMessages = defineMessages({
  created: { id: 'server.packages.types.created', defaultMessage: 'Tipo di pacchetto creato.' },
  saved: { id: 'server.packages.types.saved', defaultMessage: 'Tipo di pacchetto salvato.' },
  followerUnready: {
    id: 'server.packages.types.follower-unready',
    defaultMessage: 'Il pacchetto {sku} segue queste voci ed è in vendita: {reason}',
  },
  codeTaken: { id: 'server.packages.types.code-taken', defaultMessage: 'Un altro tipo ha già questo codice.' },
  unknown: { id: 'server.packages.types.unknown', defaultMessage: 'Questo tipo di pacchetto non c’è.' },
  formSaved: {
    id: 'server.packages.types.form-saved',
    defaultMessage:
      'Modulo caricato, versione {version}: vale per i contratti da firmare, quelli già firmati tengono il loro.',
  },
  unreadable: {
    id: 'server.packages.types.form-unreadable',
    defaultMessage: 'Il PDF è rovinato e non si può leggere: salvarlo di nuovo e riprovare.',
  },
  encrypted: {
    id: 'server.packages.types.form-encrypted',
    defaultMessage: 'Il PDF è protetto da una password o da permessi: togliere la protezione e riprovare.',
  },
  signed: {
    id: 'server.packages.types.form-signed',
    defaultMessage: 'Il PDF è già firmato e compilarlo romperebbe la firma: caricare il modulo non firmato.',
  },
  rotated: {
    id: 'server.packages.types.form-rotated',
    defaultMessage: 'Una pagina o un campo del PDF è ruotato: raddrizzarlo e riprovare.',
  },
  noFields: {
    id: 'server.packages.types.form-no-fields',
    defaultMessage: 'Il PDF non ha campi da compilare: serve un modulo AcroForm.',
  },
  missingFields: {
    id: 'server.packages.types.form-missing-fields',
    defaultMessage:
      '{count, plural, one {Al modulo manca il campo di testo} other {Al modulo mancano i campi di testo}} {fields}: senza non si può fare un contratto.',
  },
  fullname: { id: 'server.packages.types.form-fullname', defaultMessage: 'fullname (o firstname e lastname)' },
  unfillable: {
    id: 'server.packages.types.form-unfillable',
    defaultMessage: 'Con i dati di esempio il campo «{field}» del modulo non si può compilare: forse è troppo stretto.',
  },
});
