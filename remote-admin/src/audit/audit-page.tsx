import { useMemo, useState } from 'react';
import { adminOperations, adminUsers } from 'shared-api/contracts';
import type { AuditRow, ChainCheck, ExportHeadings } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { ChainNote, everyPage, useListExport } from 'shared-staff';
import { Button, chakra, PageHeader, Text } from 'shared-ui';
import { Fingerprint, type Option } from 'shared-ui/components';
import { formatNumber } from 'shared-ui/format';
import { EyeIcon, FilterIcon } from 'shared-ui/icons';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import type { MenuItem } from 'shared-ui/overlays';
import { useMutation, useQuery } from 'shared-ui/query';
import { type ExportFormat, ExportMenu, ExportProgress, type ListRequest, type ListState } from 'shared-ui/work';
import { useDefinedList } from '../common/lists/define-list';
import { ListPanel } from '../common/lists/list-panel';
import { type AuditFilter, auditList } from './audit-list';
import { EntryDialog } from './entry/entry-dialog';
import { messages, verifyMessages } from './messages';

const keptFor = 5 * 60_000;
const nobody: readonly Option[] = [];

/** Who did what, when, to what and from where; taken out as a file, and proved to be whole. */
export function AuditPage() {
  const intl = useIntl();
  const [opened, setOpened] = useState<AuditRow | null>(null);
  const staff = useStaff();
  const shown = useDefinedList(
    auditList,
    useMemo(() => ({ staff, onOpen: setOpened }), [staff]),
  );
  const { list, page } = shown;
  const itemsOf = useEntryItems(list, setOpened);
  const taking = useAuditExport();
  const verify = useVerify();
  const total = page.data?.meta.total ?? 0;

  return (
    <>
      <PageHeader
        title={<FormattedMessage {...messages.title} />}
        lead={<FormattedMessage {...messages.lead} />}
        actions={
          <>
            <ExportMenu
              disabled={taking.running || total === 0}
              onExport={(format) => taking.start({ format, headings: 'words' }, list.request, total)}
              onExportFields={(format) => taking.start({ format, headings: 'fields' }, list.request, total)}
            />
            <Button loading={verify.isPending} onClick={() => verify.mutate()}>
              <FormattedMessage {...verifyMessages.verify} />
            </Button>
          </>
        }
      />
      <VerifyResult check={verify.data} error={verify.error} />
      {taking.running && (
        <ExportProgress
          title={intl.formatMessage(messages.exporting, { count: taking.total })}
          total={taking.total}
          progress={taking.progress}
          onStop={taking.stop}
        />
      )}
      <ListPanel shown={shown} onOpen={setOpened} menuOf={itemsOf} />
      {opened && <EntryDialog entry={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

interface AuditFile {
  readonly format: ExportFormat;
  readonly headings: ExportHeadings;
}

/** Takes every entry of the list out as a file, in the list's order, and tells how far it is. */
function useAuditExport() {
  const operations = useApi().bind(adminOperations);
  const { start, ...taking } = useListExport(messages.file);
  return {
    ...taking,
    start(file: AuditFile, { search, sort, wheres }: ListRequest<AuditFilter>, total: number) {
      start({
        format: file.format,
        total,
        fetchFile: (options) => operations.exportAudit({ query: { ...file, search, sort, wheres } }, options),
      });
    },
  };
}

/** Who works here, to choose from; where they do not come the choice is left out. */
function useStaff(): readonly Option[] {
  const users = useApi().bind(adminUsers);
  const { data } = useQuery({
    queryKey: ['admin', 'staff'],
    queryFn: async () => {
      const staff = [{ field: 'role' as const, op: 'in' as const, value: ['admin', 'manager'] }];
      const found = await everyPage((page) =>
        users.search({ query: { page, per_page: 100, sort: 'lastname', wheres: staff } }, { quiet: true }),
      );
      return found.map(({ uid, fullname }) => ({ value: uid, label: fullname }));
    },
    staleTime: keptFor,
    retry: false,
  });
  return data ?? nobody;
}

/** What can be done from an entry: read it whole, or see what else was done by the same person, or to the same thing. */
function useEntryItems(list: ListState<AuditFilter>, onOpen: (row: AuditRow) => void) {
  const intl = useIntl();
  return (row: AuditRow): MenuItem[] => {
    const { actor, subject } = row;
    return [
      { key: 'view', label: intl.formatMessage(messages.details), icon: EyeIcon, onSelect: () => onOpen(row) },
      ...(actor
        ? [
            {
              key: 'actor',
              label: intl.formatMessage(messages.onlyActor, { name: actor.fullname }),
              icon: FilterIcon,
              onSelect: () => list.setFilter('actor_uid', actor.uid),
            },
          ]
        : []),
      ...(subject.id
        ? [
            {
              key: 'subject',
              label: intl.formatMessage(messages.onlySubject),
              icon: FilterIcon,
              onSelect: () => list.setFilter('subject_id', subject.id ?? ''),
            },
          ]
        : []),
    ];
  };
}

/** Checks the whole audit, when asked. */
function useVerify() {
  const operations = useApi().bind(adminOperations);
  return useMutation({
    mutationFn: async () => (await operations.verifyAudit(undefined, { quiet: true })).data,
  });
}

interface VerifyResultProps {
  check: ChainCheck | undefined;
  error: unknown;
}

/** What the check of the chain has found. */
function VerifyResult({ check, error }: VerifyResultProps) {
  return (
    <ChainNote check={check} error={error}>
      {({ valid, events, head }) => (
        <>
          <chakra.strong>
            {valid ? (
              <FormattedMessage {...verifyMessages.valid} values={{ count: events, shown: formatNumber(events) }} />
            ) : (
              <FormattedMessage {...verifyMessages.broken} />
            )}
          </chakra.strong>
          {head && (
            <Text look="small">
              <FormattedMessage
                {...(valid ? verifyMessages.head : verifyMessages.lastGood)}
                values={{ head: <Fingerprint key="head" sha256={head} /> }}
              />
            </Text>
          )}
        </>
      )}
    </ChainNote>
  );
}
