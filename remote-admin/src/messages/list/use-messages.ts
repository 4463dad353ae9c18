import { useMemo, useState } from 'react';
import { adminOperations } from 'shared-api/contracts';
import type { OutboxMessage } from 'shared-api/entities';
import { useApi, usePerson } from 'shared-api/react';
import { useIntl } from 'shared-ui/intl';
import { type ListDefaults, ownDefaults, useListState } from 'shared-ui/work';
import { useListPage } from '../../common/lists/use-list-page';
import { hiddenAtFirst, messageColumns } from './message-columns';
import { messageFilters } from './message-filters';
import { outboxKey } from './outbox-key';

const defaults: ListDefaults = { perPage: 12, sort: '-created_at', hidden: hiddenAtFirst, density: 'normal' };

/** The outbox as its address says it, and the message that is read. */
export function useMessages() {
  const intl = useIntl();
  const operations = useApi().bind(adminOperations);
  const [opened, setOpened] = useState<OutboxMessage | null>(null);
  const filters = useMemo(() => messageFilters(intl), [intl]);
  const columns = useMemo(() => messageColumns(intl, setOpened), [intl]);
  const list = useListState({ filters, defaults: ownDefaults(defaults, usePerson()?.settings) });
  const page = useListPage(outboxKey, list.request, (query, signal) =>
    operations.listMessages({ query }, { signal, quiet: true }),
  );
  return { list, filters, columns, page, opened, setOpened };
}
