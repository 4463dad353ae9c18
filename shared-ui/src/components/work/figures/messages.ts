import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  more: { id: 'ui.figures.more', defaultMessage: 'in più' },
  less: { id: 'ui.figures.less', defaultMessage: 'in meno' },
  day: { id: 'ui.figures.day', defaultMessage: 'Giorno' },
});
