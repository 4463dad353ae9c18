import { Fragment, type ReactNode } from 'react';
import { adminOperations } from 'shared-api/contracts';
import { roles } from 'shared-api/domain';
import type { AuditRow } from 'shared-api/entities';
import { auditActionNames, auditSubjectNames, roleNames } from 'shared-api/messages';
import { Button, chakra, EmptyState } from 'shared-ui';
import { DateText, type Option } from 'shared-ui/components';
import { FormattedMessage, type IntlShape, useIntl } from 'shared-ui/intl';
import { type FilterField, RowCard } from 'shared-ui/work';
import { columnsOf, defineList, type FilterOf } from '../common/lists/define-list';
import { When } from '../common/lists/when';
import { ActorText, actionName, SubjectText, subjectName } from './audit-labels';
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
  choiceOf: (field, { actor, subject }, intl) =>
    field === 'actor_uid'
      ? { value: actor?.uid ?? null, label: actor?.fullname ?? '' }
      : { value: subject.id, label: subject.label ?? subjectName(subject.type, intl) },
  selfNamed: ['request_id'],
  rowId: ({ id }) => id,
  rowName: ({ action }, intl) => actionName(action, intl),
  card: (row, menu, { onOpen }) => <AuditCard row={row} onOpen={onOpen} menu={menu} />,
  nothing: (
    <EmptyState title={<FormattedMessage {...messages.empty} />}>
      <FormattedMessage {...messages.emptyAdvice} />
    </EmptyState>
  ),
});

const Moment = chakra('span', { base: { textStyle: 'caption', color: 'fg.muted' } });

interface AuditCardProps {
  row: AuditRow;
  onOpen(row: AuditRow): void;
  menu: ReactNode;
}

/** An entry on a phone. */
function AuditCard({ row, onOpen, menu }: AuditCardProps) {
  const intl = useIntl();
  return (
    <RowCard
      top={<ActorText actor={row.actor} />}
      topEnd={
        <Moment>
          <DateText value={row.at} as="dateTime" />
        </Moment>
      }
      title={
        <Button look="link" size="control" onClick={() => onOpen(row)}>
          {actionName(row.action, intl)}
        </Button>
      }
      foot={
        <chakra.div minWidth={0}>
          <SubjectText subject={row.subject} />
        </chakra.div>
      }
      footEnd={menu}
    />
  );
}

const Mono = chakra('span', { base: { textStyle: 'code' } });

/** Where a request came from, whole: an IPv6 address goes on in the next line after a colon. */
function AddressText({ address }: { address: string }) {
  return (
    <Mono>
      {address.split(/(?<=:)/).map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name
        <Fragment key={place}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </Mono>
  );
}

/** The audit's columns; the action leads to the entry's details. */
function auditColumns(intl: IntlShape, onOpen: (row: AuditRow) => void) {
  const word = (name: keyof typeof messages) => intl.formatMessage(messages[name]);
  return columnsOf<AuditRow>()([
    {
      key: 'at',
      header: word('at'),
      sort: 'at',
      width: 184,
      cell: ({ at }) => <When at={at} />,
    },
    { key: 'actor', header: word('actor'), width: 200, cell: ({ actor }) => <ActorText actor={actor} /> },
    {
      key: 'action',
      header: word('action'),
      sort: 'action',
      width: 264,
      cell: (row) => (
        <Button look="link" size="control" textAlign="start" onClick={() => onOpen(row)}>
          {actionName(row.action, intl)}
        </Button>
      ),
    },
    { key: 'subject', header: word('subject'), cut: 240, cell: ({ subject }) => <SubjectText subject={subject} /> },
    {
      key: 'address',
      header: word('address'),
      width: 136,
      cell: ({ address }) => (address === null ? '–' : <AddressText address={address} />),
    },
  ]);
}

export type AuditFilter = FilterOf<typeof adminOperations.listAudit>;

/**
 * Everything that the audit can be narrowed by, in the order of its panel.
 * @param staff who works here, to choose from
 */
function auditFilters(intl: IntlShape, staff: readonly Option[]): FilterField<AuditFilter>[] {
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
      options: Object.keys(auditActionNames).map((action) => ({ value: action, label: actionName(action, intl) })),
    },
    {
      kind: 'choice',
      field: 'subject_type',
      label: word('subject'),
      options: Object.keys(auditSubjectNames).map((type) => ({ value: type, label: subjectName(type, intl) })),
    },
    { kind: 'choice', field: 'subject_id', label: word('subjectId'), options: [] },
    { kind: 'choice', field: 'request_id', label: word('request'), options: [] },
  ];
}
