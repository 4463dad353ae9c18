import type { WorkbookParts } from './open-workbook';

/** A cell with a number, calculated or typed; `1` its prefix, `2` its attributes, `3` the number. */
const numberCell =
  /<(\w+:)?c(\s[^<>]*)>\s*(?:<(?:\w+:)?f(?:\s[^<>]*)?(?:\/>|>[^<]*<\/(?:\w+:)?f>)\s*)?<(?:\w+:)?v(?:\s[^<>]*)?>([^<]+)<\/(?:\w+:)?v>\s*<\/(?:\w+:)?c>/g;
const cellStyle = /\ss\s*=\s*["'](\d+)["']/;
const cellType = /\st\s*=\s*["'](\w+)["']/;

const ownFormat = /<(?:\w+:)?numFmt\s((?:"[^"<]*"|'[^'<]*'|[^<>"'])*)>/g;
const aroundFormats = /<\/?(?:\w+:)?numFmts(?:\s[^<>]*)?>/;
const aroundCellStyles = /<\/?(?:\w+:)?cellXfs(?:\s[^<>]*)?>/;
const oneStyle = /<(?:\w+:)?xf(?=[\s/>])([^<>]*)>/g;
const formatId = /(?:^|\s)numFmtId\s*=\s*["'](\d+)["']/;
const formatCode = /(?:^|\s)formatCode\s*=\s*(?:"([^"]*)"|'([^']*)')/;

/** `0%` and `0.00%`, which every workbook has without saying so. */
const builtIn: readonly string[] = ['9', '10'];

/**
 * The reader gives what a cell holds: 0.1 where the person sees 10 %, 1 where they see 100 %. Each number in a format of
 * percentages becomes the text that it shows, with all its decimals.
 */
export function showPercentages(parts: WorkbookParts): WorkbookParts {
  const styles = percentStyles(parts);
  if (styles.size === 0) return parts;
  return new Map(
    [...parts].map(([path, content]) => [path, path.includes('/worksheets/') ? shown(content, styles) : content]),
  );
}

function shown(content: Buffer, styles: ReadonlySet<string>): Buffer {
  const xml = content.toString('utf8');
  const found = xml.replace(numberCell, (cell, prefix = '', attributes = '', number = '') => {
    const [, style = ''] = cellStyle.exec(attributes) ?? [];
    const [, type = 'n'] = cellType.exec(attributes) ?? [];
    const value = Number(number);
    if (!styles.has(style) || type !== 'n' || !Number.isFinite(value)) return cell;
    const [open, inner] = [`${prefix}c`, `${prefix}v`];
    return `<${open}${attributes.replace(cellType, '')} t="str"><${inner}>${percentage(value)}</${inner}></${open}>`;
  });
  return found === xml ? content : Buffer.from(found);
}

/** 0.07 is 7 %, whatever is left over of binary fractions. */
function percentage(value: number): string {
  return `${String(Number((value * 100).toPrecision(12))).replace('.', ',')} %`;
}

/** The cells' styles that show percentages, by their number. */
function percentStyles(parts: WorkbookParts): ReadonlySet<string> {
  const xml = [...parts].find(([path]) => path.endsWith('styles.xml'))?.[1].toString('utf8') ?? '';
  // Conditional formats have formats of their own, whose numbers mean nothing to a cell.
  const [, formatsXml = ''] = xml.split(aroundFormats);
  const own = [...formatsXml.matchAll(ownFormat)].map(([, attributes = '']) => ({
    id: formatId.exec(attributes)?.[1] ?? '',
    isPercent: isPercent(codeOf(attributes)),
  }));
  const formats = new Set([
    ...builtIn.filter((id) => !own.some((format) => format.id === id)),
    ...own.flatMap((format) => (format.isPercent ? [format.id] : [])),
  ]);
  const [, styles = ''] = xml.split(aroundCellStyles);
  const used = [...styles.matchAll(oneStyle)].map(([, attributes = '']) => formatId.exec(attributes)?.[1] ?? '');
  return new Set(used.flatMap((id, style) => (formats.has(id) ? [String(style)] : [])));
}

function codeOf(attributes: string): string {
  const [, double, single] = formatCode.exec(attributes) ?? [];
  return (double ?? single ?? '').replaceAll('&quot;', '"');
}

/** A sign that is only written, in quotes or behind `\`, `_` or `*`, multiplies nothing. */
function isPercent(code: string): boolean {
  return code.replace(/"[^"]*"|[\\_*]./g, '').includes('%');
}
