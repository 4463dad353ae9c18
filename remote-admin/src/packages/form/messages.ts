import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'admin.packages.form.title', defaultMessage: 'Modulo PDF' },
  builtIn: { id: 'admin.packages.form.built-in', defaultMessage: 'modulo di base' },
  version: { id: 'admin.packages.form.version', defaultMessage: 'versione {version}' },
  builtInText: {
    id: 'admin.packages.form.built-in-text',
    defaultMessage:
      'Senza un modulo proprio i contratti usano quello di base. Un modulo è un PDF con campi che portano i nomi dei dati del contratto: servono almeno code, fullname, car_vin e total. Dopo le sue pagine si aggiungono da sole le voci del pacchetto e le clausole di /condizioni, che prevalgono.',
  },
  ownText: {
    id: 'admin.packages.form.own-text',
    defaultMessage: 'Un nuovo file diventa la versione successiva: i contratti già preparati conservano la loro.',
  },
  upload: { id: 'admin.packages.form.upload', defaultMessage: 'Carica un modulo' },
  preview: { id: 'admin.packages.form.preview', defaultMessage: 'Anteprima con dati di esempio' },
  previewTitle: { id: 'admin.packages.form.preview-title', defaultMessage: 'Anteprima: {title}' },
  opening: { id: 'admin.packages.form.opening', defaultMessage: 'Apertura dell’anteprima' },
  allKnown: {
    id: 'admin.packages.form.all-known',
    defaultMessage:
      '{fields, plural, one {Modulo caricato: un campo, riconosciuto.} other {Modulo caricato: {fields} campi, tutti riconosciuti.}}',
  },
  someUnknown: {
    id: 'admin.packages.form.some-unknown',
    defaultMessage:
      'Modulo caricato: {fields, plural, one {un campo} other {{fields} campi}}, di cui {unknown, plural, =0 {nessuno sconosciuto} one {uno sconosciuto} other {{unknown} sconosciuti}}; {missing, plural, =0 {non manca nessun dato} one {un dato resta fuori} other {{missing} dati restano fuori}}.',
  },
  unknown: {
    id: 'admin.packages.form.unknown',
    defaultMessage:
      '{count, plural, one {Nessun contratto ha questo campo: resta vuoto} other {Nessun contratto ha questi campi: restano vuoti}}',
  },
  missing: {
    id: 'admin.packages.form.missing',
    defaultMessage:
      '{count, plural, one {Il modulo non ha un campo per questo dato} other {Il modulo non ha un campo per questi dati}}',
  },
  known: {
    id: 'admin.packages.form.known',
    defaultMessage: '{count, plural, one {Campo che si riempie} other {Campi che si riempiono}}',
  },
});
