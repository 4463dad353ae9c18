import { valueCell, type WorkbookParts } from './open-workbook';

const cellStyle = /\ss\s*=\s*["'](\d+)["']/;
const cellType = /\st\s*=\s*["'](\w+)["']/;

const ownFormat = /<(?:\w+:)?numFmt\s((?:"[^"<]*"|'[^'<]*'|[^<>"'])*)>/g;
const aroundFormats = /<\/?(?:\w+:)?numFmts(?:\s[^<>]*)?>/;
const aroundCellStyles = /<\/?(?:\w+:)?cellXfs(?:\s[^<>]*)?>/;
const oneStyle = /<(?:\w+:)?xf(?=[\s/>])([^<>]*)>/g;
const formatId = /(?:^|\s)numFmtId\s*=\s*["'](\d+)["']/;
const formatCode = /(?:^|\s)formatCode\s*=\s*(?:"([^"]*)"|'([^']*)')/;
/** `00000`, for numbers of any country; what follows is for negative ones. */
const onlyZeros = /^(?:\[\$-[^\]]*\])?(0{2,})(?:;|$)/;

/** What the cells of a format show of a number; null where that is the number itself. */
type Shown = (value: number) => string | null;

/** `0%` and `0.00%`, which every workbook has without saying so. */
const builtIn: ReadonlyMap<string, Shown> = new Map([
  ['9', percentage],
  ['10', percentage],
]);

/**
 * The reader gives what a cell holds: 0.1 where the person sees 10 %, 123 where they see 00123. Each number in a format
 * of percentages, with all its decimals, or of leading zeros becomes the text that it shows.
 */
export function showFormatted(parts: WorkbookParts): WorkbookParts {
  const styles = shownStyles(parts);
  if (styles.size === 0) return parts;
  return new Map(
    [...parts].map(([path, content]) => [path, path.includes('/worksheets/') ? shown(content, styles) : content]),
  );
}

function shown(content: Buffer, styles: ReadonlyMap<string, Shown>): Buffer {
  const xml = content.toString('utf8');
  const found = xml.replace(valueCell, (cell, prefix = '', attributes = '', number = '') => {
    const [, style = ''] = cellStyle.exec(attributes) ?? [];
    const [, type = 'n'] = cellType.exec(attributes) ?? [];
    const value = Number(number);
    const text = type === 'n' && Number.isFinite(value) ? styles.get(style)?.(value) : null;
    if (text == null) return cell;
    const [open, inner] = [`${prefix}c`, `${prefix}v`];
    return `<${open}${attributes.replace(cellType, '')} t="str"><${inner}>${text}</${inner}></${open}>`;
  });
  return found === xml ? content : Buffer.from(found);
}

/** 0.07 is 7 %, whatever is left over of binary fractions. */
function percentage(value: number): string {
  return `${String(Number((value * 100).toPrecision(12))).replace('.', ',')} %`;
}

/** A whole number with at least so many digits, as codes and postal codes have them. */
function digits(count: number): Shown {
  return (value) => (Number.isSafeInteger(value) && value >= 0 ? String(value).padStart(count, '0') : null);
}

/** What each of the cells' styles shows, by its number. */
function shownStyles(parts: WorkbookParts): ReadonlyMap<string, Shown> {
  const xml = [...parts].find(([path]) => path.endsWith('styles.xml'))?.[1].toString('utf8') ?? '';
  // Conditional formats have formats of their own, whose numbers mean nothing to a cell.
  const [, formatsXml = ''] = xml.split(aroundFormats);
  const own = [...formatsXml.matchAll(ownFormat)].map(([, attributes = '']): [string, Shown] => [
    formatId.exec(attributes)?.[1] ?? '',
    shownBy(codeOf(attributes)),
  ]);
  const formats = new Map([...builtIn, ...own]);
  const [, styles = ''] = xml.split(aroundCellStyles);
  const used = [...styles.matchAll(oneStyle)].map(([, attributes = '']) => formatId.exec(attributes)?.[1] ?? '');
  return new Map(
    used.flatMap((id, style): [string, Shown][] => {
      const show = formats.get(id);
      return show === undefined ? [] : [[String(style), show]];
    }),
  );
}

function codeOf(attributes: string): string {
  const [, double, single] = formatCode.exec(attributes) ?? [];
  return (double ?? single ?? '').replaceAll('&quot;', '"');
}

function shownBy(code: string): Shown {
  if (isPercent(code)) return percentage;
  const [, zeros = ''] = onlyZeros.exec(code) ?? [];
  return zeros === '' ? () => null : digits(zeros.length);
}

/** A sign that is only written, in quotes or behind `\`, `_` or `*`, multiplies nothing. */
function isPercent(code: string): boolean {
  return code.replace(/"[^"]*"|[\\_*]./g, '').includes('%');
}
