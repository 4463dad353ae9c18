import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  plate: { id: 'ui.plate.label', defaultMessage: 'Targa {plate}' },
  missing: { id: 'ui.plate.missing', defaultMessage: 'Targa non inserita' },
});
