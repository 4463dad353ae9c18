import { defineMessages } from 'shared-ui/intl';

/** What each role opens. */
export const roleMeanings = defineMessages({
  admin: { id: 'admin.role.admin-meaning', defaultMessage: 'Accesso completo all’amministrazione' },
  manager: { id: 'admin.role.manager-meaning', defaultMessage: 'I contratti dei dealer qui sotto, e i loro recapiti' },
  user: { id: 'admin.role.user-meaning', defaultMessage: 'I propri contratti nell’area personale' },
});
