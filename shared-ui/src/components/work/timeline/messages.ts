import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  timeline: { id: 'ui.timeline.timeline', defaultMessage: 'Cronologia, dal più recente' },
  today: { id: 'ui.timeline.today', defaultMessage: 'Oggi' },
  future: { id: 'ui.timeline.future', defaultMessage: 'previsto' },
});
