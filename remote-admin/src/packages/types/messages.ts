import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  types: { id: 'admin.packages.types.title', defaultMessage: 'Tipi' },
  type: { id: 'admin.packages.types.type', defaultMessage: 'Tipo' },
  kind: { id: 'admin.packages.types.kind', defaultMessage: 'Categoria' },
  packages: { id: 'admin.packages.types.packages', defaultMessage: 'Pacchetti' },
  count: {
    id: 'admin.packages.types.count',
    defaultMessage: '{count, plural, one {un pacchetto} other {{count, number} pacchetti}}',
  },
  form: { id: 'admin.packages.types.form', defaultMessage: 'Modulo PDF' },
  visible: { id: 'admin.packages.types.visible', defaultMessage: 'Visibile' },
  builtIn: { id: 'admin.packages.types.built-in', defaultMessage: 'modulo di base' },
  formVersion: { id: 'admin.packages.types.form-version', defaultMessage: 'versione {version}' },
  failed: { id: 'admin.packages.types.failed', defaultMessage: 'I tipi non si possono mostrare in questo momento' },
  newType: { id: 'admin.packages.types.new', defaultMessage: 'Nuovo tipo' },
  noType: { id: 'admin.packages.types.none', defaultMessage: 'Non c’è ancora nessun tipo' },
  noTypeAdvice: {
    id: 'admin.packages.types.none-advice',
    defaultMessage: 'Ogni pacchetto appartiene a un tipo: crearne uno per cominciare.',
  },
});

export const fieldMessages = defineMessages({
  code: { id: 'admin.packages.type.code', defaultMessage: 'Codice' },
  codeHint: {
    id: 'admin.packages.type.code-hint',
    defaultMessage: 'Lettere minuscole, cifre e trattini: sta negli indirizzi e non si cambia più.',
  },
  title: { id: 'admin.packages.type.title', defaultMessage: 'Titolo' },
  kind: { id: 'admin.packages.type.kind', defaultMessage: 'Categoria' },
  excerpt: { id: 'admin.packages.type.excerpt', defaultMessage: 'In breve' },
  excerptHint: { id: 'admin.packages.type.excerpt-hint', defaultMessage: 'Una frase, accanto al titolo.' },
  description: { id: 'admin.packages.type.description', defaultMessage: 'Descrizione' },
  included: { id: 'admin.packages.type.included', defaultMessage: 'Che cosa comprendono i pacchetti' },
  excluded: { id: 'admin.packages.type.excluded', defaultMessage: 'Che cosa escludono i pacchetti' },
  thumbnail: { id: 'admin.packages.type.thumbnail', defaultMessage: 'Immagine' },
  visible: { id: 'admin.packages.type.visible', defaultMessage: 'Visibile' },
  visibleHint: {
    id: 'admin.packages.type.visible-hint',
    defaultMessage: 'Se il tipo è nascosto, i suoi pacchetti non si vendono, né sul sito né dai dealer.',
  },
  yes: { id: 'admin.packages.type.yes', defaultMessage: 'Sì' },
  no: { id: 'admin.packages.type.no', defaultMessage: 'No' },
});

export const typeMessages = defineMessages({
  crumb: { id: 'admin.packages.type.crumb', defaultMessage: 'Pacchetti' },
  page: { id: 'admin.packages.type.page', defaultMessage: 'Tipo di pacchetto' },
  newType: { id: 'admin.packages.type.new', defaultMessage: 'Nuovo tipo di pacchetto' },
  create: { id: 'admin.packages.type.create', defaultMessage: 'Crea il tipo' },
  newPackage: { id: 'admin.packages.type.new-package', defaultMessage: 'Nuovo pacchetto' },
  import: { id: 'admin.packages.type.import', defaultMessage: 'Importa' },
  hidden: { id: 'admin.packages.type.hidden', defaultMessage: 'nascosto' },
  data: { id: 'admin.packages.type.data', defaultMessage: 'Dati del tipo' },
  save: { id: 'admin.packages.type.save', defaultMessage: 'Salva' },
  cancel: { id: 'admin.packages.type.cancel', defaultMessage: 'Annulla' },
});
