import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  unsaved: { id: 'ui.tabs.unsaved', defaultMessage: 'modifiche non salvate' },
});
