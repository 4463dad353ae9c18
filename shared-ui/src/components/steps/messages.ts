import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  label: { id: 'ui.steps.label', defaultMessage: 'Passi' },
  position: { id: 'ui.steps.position', defaultMessage: 'Passo {step} di {count}: {name}' },
  done: { id: 'ui.steps.done', defaultMessage: 'fatto' },
});
