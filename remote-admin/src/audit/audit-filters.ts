import type { adminOperations } from 'shared-api/contracts';
import { roles } from 'shared-api/domain';
import type { Option } from 'shared-ui/components';
import type { IntlShape } from 'shared-ui/intl';
import type { FilterField } from 'shared-ui/work';
import { roleNames } from '../common/labels/role.messages';
import type { FilterOf } from '../common/lists/define-list';
import { actionNames } from './labels/action.messages';
import { actionName, subjectName } from './labels/names';
import { subjectNames } from './labels/subject.messages';
import { messages } from './messages';

export type AuditFilter = FilterOf<typeof adminOperations.listAudit>;

/**
 * Everything that the audit can be narrowed by, in the order of its panel.
 * @param staff who works here, to choose from
 */
export function auditFilters(intl: IntlShape, staff: readonly Option[]): FilterField<AuditFilter>[] {
  const word = (name: keyof typeof messages) => intl.formatMessage(messages[name]);
  return [
    { kind: 'dates', field: 'at', label: word('period') },
    { kind: 'choice', field: 'actor_uid', label: word('person'), options: staff },
    {
      kind: 'choice',
      field: 'role',
      label: word('role'),
      options: roles.map((role) => ({ value: role, label: intl.formatMessage(roleNames[role]) })),
    },
    {
      kind: 'choice',
      field: 'action',
      label: word('action'),
      options: Object.keys(actionNames).map((action) => ({ value: action, label: actionName(action, intl) })),
    },
    {
      kind: 'choice',
      field: 'subject_type',
      label: word('subject'),
      options: Object.keys(subjectNames).map((type) => ({ value: type, label: subjectName(type, intl) })),
    },
    { kind: 'choice', field: 'subject_id', label: word('subjectId'), options: [] },
    { kind: 'choice', field: 'request_id', label: word('request'), options: [] },
  ];
}
