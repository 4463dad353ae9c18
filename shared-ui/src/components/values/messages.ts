import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  copy: { id: 'ui.values.copy', defaultMessage: 'Copia {what}' },
  copied: { id: 'ui.values.copied', defaultMessage: 'Copiato' },
  refused: { id: 'ui.values.copy-refused', defaultMessage: 'Il browser non permette la copia.' },
});
