import { useMemo, useState } from 'react';
import { adminOperations } from 'shared-api/contracts';
import type { AuditRow } from 'shared-api/entities';
import { useApi, usePerson } from 'shared-api/react';
import { useIntl } from 'shared-ui/intl';
import { type ListDefaults, ownDefaults, useListState } from 'shared-ui/work';
import { useListPage } from '../common/lists/use-list-page';
import { auditColumns } from './audit-columns';
import { auditFilters } from './audit-filters';
import { useStaff } from './use-staff';

const defaults: ListDefaults = { perPage: 12, sort: '-at', hidden: [], density: 'normal' };

/** The audit as its address says it, and the entry that is looked at. */
export function useAudit() {
  const intl = useIntl();
  const operations = useApi().bind(adminOperations);
  const staff = useStaff();
  const [opened, setOpened] = useState<AuditRow | null>(null);
  const filters = useMemo(() => auditFilters(intl, staff), [intl, staff]);
  const columns = useMemo(() => auditColumns(intl, setOpened), [intl]);
  const list = useListState({ filters, defaults: ownDefaults(defaults, usePerson()?.settings) });
  const page = useListPage(['admin', 'audit'], list.request, (query, signal) =>
    operations.listAudit({ query }, { signal, quiet: true }),
  );
  return { list, filters, columns, page, opened, setOpened };
}
