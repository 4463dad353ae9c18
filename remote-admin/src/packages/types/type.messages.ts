import { defineMessages } from 'shared-ui/intl';

export const typeMessages = defineMessages({
  crumb: { id: 'admin.packages.type.crumb', defaultMessage: 'Pacchetti' },
  newType: { id: 'admin.packages.type.new', defaultMessage: 'Nuovo tipo di pacchetto' },
  create: { id: 'admin.packages.type.create', defaultMessage: 'Crea il tipo' },
  newPackage: { id: 'admin.packages.type.new-package', defaultMessage: 'Nuovo pacchetto' },
  import: { id: 'admin.packages.type.import', defaultMessage: 'Importa' },
  hidden: { id: 'admin.packages.type.hidden', defaultMessage: 'nascosto' },
  data: { id: 'admin.packages.type.data', defaultMessage: 'Dati del tipo' },
  save: { id: 'admin.packages.type.save', defaultMessage: 'Salva' },
  cancel: { id: 'admin.packages.type.cancel', defaultMessage: 'Annulla' },
});
