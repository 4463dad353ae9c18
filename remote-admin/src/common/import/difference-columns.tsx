import type { ReactNode } from 'react';
import type { ImportDifference } from 'shared-api/entities';
import { chakra } from 'shared-ui';
import { formatNumber } from 'shared-ui/format';
import type { IntlShape } from 'shared-ui/intl';
import { Cut, type DataColumn } from 'shared-ui/table';
import type { ImportDesk } from './import-desk';
import { messages } from './messages';
import { anchorOf, type ListedLine } from './use-report-view';
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
const Old = chakra('s', { base: { color: 'fg.muted', overflowWrap: 'anywhere' } });
const New = chakra('b', { base: { fontWeight: 600, overflowWrap: 'anywhere' } });

/** A field's name for people; its own where the desk knows none. */
export function fieldLabel(field: string, desk: ImportDesk): string {
  return desk.fields.find((one) => one.field === field)?.label ?? field;
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

/** The columns of the lines; what changes only where something does. */
export function differenceColumns(intl: IntlShape, desk: ImportDesk, changing: boolean): DataColumn<ListedLine>[] {
  const word = (name: keyof typeof messages) => intl.formatMessage(messages[name]);
  const known = (field: string) => desk.fields.find((one) => one.field === field);
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
    { key: 'key', header: desk.words.key, width: 160, cell: ({ key }) => <Mono>{key}</Mono> },
    { key: 'name', header: desk.words.name, cell: ({ name }) => <Cut text={name ?? '–'} /> },
  ];
  if (!changing) return lead;
  return [
    ...lead,
    { key: 'field', header: word('differenceField'), ...ofFields(({ field }) => fieldLabel(field, desk)) },
    {
      key: 'before',
      header: word('differenceBefore'),
      ...ofFields(({ field, before }) => <Old>{valueText(before, known(field))}</Old>, true),
    },
    {
      key: 'after',
      header: word('differenceAfter'),
      ...ofFields(({ field, after }) => <New>{valueText(after, known(field))}</New>, true),
    },
    {
      key: 'change',
      header: word('differenceChange'),
      ...ofFields(({ field, before, after }) => differenceText(before, after, known(field)), true),
    },
  ];
}
