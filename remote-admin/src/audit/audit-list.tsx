import { adminOperations } from 'shared-api/contracts';
import type { AuditRow } from 'shared-api/entities';
import { EmptyState } from 'shared-ui';
import type { Option } from 'shared-ui/components';
import { FormattedMessage, type IntlShape } from 'shared-ui/intl';
import { defineList } from '../common/lists/define-list';
import { AuditCard } from './audit-card';
import { auditColumns } from './audit-columns';
import { auditFilters } from './audit-filters';
import { actionName } from './labels/names';
import { messages } from './messages';

interface AuditContext {
  /** Who works here, to choose from. */
  readonly staff: readonly Option[];
  onOpen(row: AuditRow): void;
}

/** The audit; what was done opens the entry. */
export const auditList = defineList({
  key: () => ['admin', 'audit'],
  fetch: (api, query, options) => api.bind(adminOperations).listAudit({ query }, options),
  label: messages.title,
  search: messages.search,
  views: 'admin-audit',
  sort: '-at',
  columns: (intl: IntlShape, { onOpen }: AuditContext) => auditColumns(intl, onOpen),
  lead: 'action',
  filters: (intl: IntlShape, { staff }: AuditContext) => auditFilters(intl, staff),
  rowId: ({ id }) => id,
  rowName: ({ action }, intl) => actionName(action, intl),
  card: (row, menu, { onOpen }) => <AuditCard row={row} onOpen={onOpen} menu={menu} />,
  nothing: (
    <EmptyState title={<FormattedMessage {...messages.empty} />}>
      <FormattedMessage {...messages.emptyAdvice} />
    </EmptyState>
  ),
});
