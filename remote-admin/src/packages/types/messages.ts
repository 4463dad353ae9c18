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
