import { defineMessages } from '../../intl';

export const messages = defineMessages({
  unsaved: { id: 'ui.tabs.unsaved', defaultMessage: 'modifiche non salvate' },
});
