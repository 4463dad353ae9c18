import { defineMessages } from 'shared-ui/intl';

export const nearWhenMessages = defineMessages({
  at: {
    id: 'admin.near-when.at',
    defaultMessage:
      '{near, select, today {oggi alle {time}} yesterday {ieri alle {time}} other {il {date} alle {time}}}',
  },
  moment: {
    id: 'admin.near-when.moment',
    defaultMessage:
      '{near, select, today {oggi {time}} yesterday {ieri {time}} tomorrow {domani {time}} other {{date} {time}}}',
  },
  since: {
    id: 'admin.near-when.since',
    defaultMessage:
      '{near, select, today {oggi dalle {time}} yesterday {ieri dalle {time}} other {dal {date}, {time}}}',
  },
});
