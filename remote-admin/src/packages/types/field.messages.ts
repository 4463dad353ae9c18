import { defineMessages } from 'shared-ui/intl';

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
    defaultMessage: 'Se nascosto, il tipo e i suoi pacchetti non compaiono sul sito.',
  },
  yes: { id: 'admin.packages.type.yes', defaultMessage: 'Sì' },
  no: { id: 'admin.packages.type.no', defaultMessage: 'No' },
});
