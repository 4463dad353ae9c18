import { useEffect, useMemo, useState } from 'react';
import type { ImportDifference, ImportError, ImportLine, ImportReport } from 'shared-api/entities';
import type { ListMeta } from 'shared-ui/table';
import type { ImportField } from './import-adapter';
import { changeShare } from './value-text';

const errorsAPage = 50;
const linesAPage = 12;
export const lineKinds = ['update', 'create', 'unchanged'] as const;

export const lineOrders = ['file', 'biggest'] as const;

export type LineOrder = (typeof lineOrders)[number];
export type LineKind = (typeof lineKinds)[number];

/** An error with a name of its own: a line may have several. */
export interface ListedError extends ImportError {
  readonly id: string;
}

/** A line and what it changes. */
export interface ListedLine extends ImportLine {
  readonly differences: readonly ImportDifference[];
}

/** Where a line's row can be found on the page. */
export const anchorOf = (line: number) => `riga-${line}`;

/** Which part of a report is on the page, and the way to any line of it. */
export function useReportView(report: ImportReport, fields: readonly ImportField[]) {
  const errors = useMemo(
    (): readonly ListedError[] => report.errors.map((error, index) => ({ ...error, id: String(index) })),
    [report],
  );
  const lines = useMemo(() => linesByKind(report), [report]);
  const [chosen, setKind] = useState<LineKind>();
  const kind = chosen ?? lineKinds.find((one) => lines[one].length > 0) ?? 'update';
  const errorPage = useShownPage(errors, errorsAPage);
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<LineOrder>('file');
  const found = useMemo(
    () => inOrder(matching(lines[kind], search), kind === 'update' ? order : 'file', fields),
    [lines, kind, search, order, fields],
  );
  const linePage = useShownPage(found, linesAPage);
  const [sought, setSought] = useState<ImportLine | null>(null);

  useEffect(() => {
    if (!sought) return;
    const row = document.getElementById(anchorOf(sought.line));
    const part = document.getElementById(sought.change === 'error' ? 'errori' : 'differenze');
    (row ?? part)?.scrollIntoView({ block: 'center' });
    setSought(null);
  }, [sought]);

  function showLine(line: ImportLine) {
    if (line.change === 'error') {
      errorPage.showPlace(report.errors.findIndex((error) => error.line === line.line));
    } else {
      setKind(line.change);
      setSearch('');
      setOrder('file');
      linePage.showPlace(lines[line.change].findIndex((one) => one.line === line.line));
    }
    setSought(line);
  }

  return {
    errorPage,
    linePage,
    kind,
    showKind(next: LineKind) {
      setKind(next);
      linePage.setPage(1);
    },
    showLine,
    search,
    order,
    find(text: string) {
      setSearch(text);
      linePage.setPage(1);
    },
    sortBy(next: LineOrder) {
      setOrder(next);
      linePage.setPage(1);
    },
  };
}

export type ReportView = ReturnType<typeof useReportView>;

function linesByKind({ lines, differences }: ImportReport): Record<LineKind, readonly ListedLine[]> {
  const changes = new Map<number, ImportDifference[]>();
  for (const difference of differences) {
    const known = changes.get(difference.line);
    if (known) known.push(difference);
    else changes.set(difference.line, [difference]);
  }
  const of = (kind: LineKind) =>
    lines
      .filter(({ change }) => change === kind)
      .map((line) => ({ ...line, differences: changes.get(line.line) ?? [] }));
  return { update: of('update'), create: of('create'), unchanged: of('unchanged') };
}

/** The lines whose key or name holds every word. */
function matching(lines: readonly ListedLine[], search: string): readonly ListedLine[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return lines;
  return lines.filter(({ key, name }) => {
    const text = `${key ?? ''} ${name ?? ''}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** As the file has them, or those first whose numbers change most for what they were. */
function inOrder(lines: readonly ListedLine[], order: LineOrder, fields: readonly ImportField[]) {
  if (order === 'file') return lines;
  const known = new Map(fields.map((field) => [field.field, field]));
  const share = ({ differences }: ListedLine) =>
    Math.max(0, ...differences.map(({ field, before, after }) => changeShare(before, after, known.get(field))));
  return [...lines].sort((a, b) => share(b) - share(a));
}

/** A long list that is there as a whole, page by page. */
function useShownPage<Row>(rows: readonly Row[], perPage: number) {
  const [wanted, setPage] = useState(1);
  const lastPage = Math.max(1, Math.ceil(rows.length / perPage));
  const page = Math.min(wanted, lastPage);
  const meta: ListMeta = { current_page: page, last_page: lastPage, per_page: perPage, total: rows.length };
  return {
    shown: rows.slice((page - 1) * perPage, page * perPage),
    meta,
    setPage,
    /** Turns to the page with the row at that place. */
    showPlace: (place: number) => setPage(Math.floor(place / perPage) + 1),
  };
}
