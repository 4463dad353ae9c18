import type { ReactNode } from 'react';
import type { ImportDifference } from 'shared-api/entities';
import { chakra, TextLink } from 'shared-ui';
import { Cut } from 'shared-ui/components';
import { formatNumber } from 'shared-ui/format';
import type { IntlShape } from 'shared-ui/intl';
import type { DataColumn } from 'shared-ui/table';
import type { ImportAdapter } from './import-adapter';
import { messages } from './messages';
import { anchorOf, type LineKind, type ListedLine } from './use-report-view';
import { differenceText, valueText } from './value-text';

const Mono = chakra('span', { base: { textStyle: 'code', whiteSpace: 'nowrap' } });
const LineNumber = chakra('span', { base: { scrollMarginTop: '120px' } });
/** A line's fields one under the other, at the same height in every column. */
const Fields = chakra('span', {
  base: {
    display: 'grid',
    '& > *': { minHeight: '32px', display: 'flex', alignItems: 'center' },
  },
  variants: { end: { true: { '& > *': { justifyContent: 'flex-end' } } } },
});
/** Numbers stay in one piece, texts may break anywhere. */
const breaking = { true: { whiteSpace: 'nowrap' }, false: { overflowWrap: 'anywhere' } } as const;
const Old = chakra('s', { base: { color: 'fg.muted' }, variants: { number: breaking } });
const New = chakra('b', { base: { fontWeight: 600 }, variants: { number: breaking } });

/** A field's name for people; its own where the adapter knows none. */
export function fieldLabel(field: string, adapter: ImportAdapter): string {
  return adapter.fields.find((one) => one.field === field)?.label ?? field;
}

interface FieldsCellProps {
  differences: readonly ImportDifference[];
  show(difference: ImportDifference): ReactNode;
  end: boolean;
}

function FieldsCell({ differences, show, end }: FieldsCellProps) {
  return (
    <Fields end={end}>
      {differences.map((difference) => (
        <span key={difference.field}>{show(difference)}</span>
      ))}
    </Fields>
  );
}

interface RecordKeyProps {
  value: string | null;
  adapter: ImportAdapter;
  /** What is not there yet is nowhere to be found. */
  isNew: boolean;
}

/** What a record is known by; of one that is there, the way to it. */
export function RecordKey({ value, adapter, isNew }: RecordKeyProps) {
  if (value === null || isNew) return <Mono>{value}</Mono>;
  return (
    <TextLink code to={adapter.recordTo(value)}>
      {value}
    </TextLink>
  );
}

interface Shown {
  readonly kind: LineKind;
  /** Between 600 and 960 px there is no room for by how much. */
  readonly narrow: boolean;
}

/** The columns of the lines: what changes where something does, and of new records what they are. */
export function differenceColumns(
  intl: IntlShape,
  adapter: ImportAdapter,
  { kind, narrow }: Shown,
): DataColumn<ListedLine>[] {
  const word = (name: keyof typeof messages) => intl.formatMessage(messages[name]);
  const known = (field: string) => adapter.fields.find((one) => one.field === field);
  const isNumber = (field: string) => known(field)?.kind !== undefined;
  const ofFields = (show: (difference: ImportDifference) => ReactNode, end = false) => ({
    align: end ? ('end' as const) : ('start' as const),
    cell: ({ differences }: ListedLine) => <FieldsCell differences={differences} show={show} end={end} />,
  });
  const lead: DataColumn<ListedLine>[] = [
    {
      key: 'line',
      header: word('errorLine'),
      width: 72,
      align: 'end',
      cell: ({ line }) => <LineNumber id={anchorOf(line)}>{formatNumber(line)}</LineNumber>,
    },
    {
      key: 'key',
      header: adapter.words.key,
      width: 112,
      cell: ({ key }) => <RecordKey value={key} adapter={adapter} isNew={kind === 'create'} />,
    },
    { key: 'name', header: adapter.words.name, cell: ({ name }) => <Cut text={name ?? '–'} /> },
  ];
  if (kind === 'create') {
    const facts = narrow ? adapter.facts.slice(0, 2) : adapter.facts;
    return [
      ...lead,
      ...facts.map((fact) => ({
        key: fact.field,
        header: fact.label,
        align: fact.kind === undefined ? ('start' as const) : ('end' as const),
        cell: (line: ListedLine) => valueText(line.facts?.[fact.field] ?? null, fact),
      })),
    ];
  }
  if (kind === 'unchanged') return lead;
  const fields: DataColumn<ListedLine>[] = [
    ...lead,
    { key: 'field', header: word('differenceField'), ...ofFields(({ field }) => fieldLabel(field, adapter)) },
    {
      key: 'before',
      header: word('differenceBefore'),
      ...ofFields(({ field, before }) => <Old number={isNumber(field)}>{valueText(before, known(field))}</Old>, true),
    },
    {
      key: 'after',
      header: word('differenceAfter'),
      ...ofFields(({ field, after }) => <New number={isNumber(field)}>{valueText(after, known(field))}</New>, true),
    },
  ];
  const change: DataColumn<ListedLine> = {
    key: 'change',
    header: word('differenceChange'),
    ...ofFields(({ field, before, after }) => differenceText(before, after, known(field)), true),
  };
  return narrow ? fields : [...fields, change];
}
