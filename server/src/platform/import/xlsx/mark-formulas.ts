import type { Uncalculated } from '../table';
import { valueCell, type WorkbookParts } from './open-workbook';

/** A cell with a formula and no value, its end included; `1` its prefix, `2` its attributes, `3` the formula. */
const uncalculatedCell =
  /<(\w+:)?c(\s[^<>]*)>\s*<(?:\w+:)?f(?:\s[^<>]*)?(?:\/>|>([^<]*)<\/(?:\w+:)?f>)\s*(?:<(?:\w+:)?v\s*\/>\s*|<(?:\w+:)?v>\s*<\/(?:\w+:)?v>\s*)?<\/(?:\w+:)?c>/g;
const isError = /\st\s*=\s*["']e["']/;
const place = /\sr\s*=\s*["']([A-Za-z]+\d+)["']/;

/** From Unicode's private area: no text of a workbook begins so. */
const mark = '\ue000';

/**
 * The reader takes a formula without a value, and one with an error, for an empty cell, which may empty a field. Each
 * becomes a text that `uncalculatedIn` knows again: the formula, or the error as the cell shows it.
 */
export function markFormulas(parts: WorkbookParts): WorkbookParts {
  return new Map(
    [...parts].map(([path, content]) => [path, path.includes('/worksheets/') ? marked(content) : content]),
  );
}

/** What a marked cell held; null of any other cell. */
export function uncalculatedIn(value: unknown): Uncalculated | null {
  return typeof value === 'string' && value.startsWith(mark) ? { formula: value.slice(mark.length) } : null;
}

function marked(content: Buffer): Buffer {
  const xml = content.toString('utf8');
  const withFormulas = xml.replace(uncalculatedCell, (cell, prefix = '', attributes = '', formula = '') => {
    const [, at] = place.exec(attributes) ?? [];
    const [open, value] = [`${prefix}c`, `${prefix}v`];
    return at === undefined ? cell : `<${open} r="${at}" t="str"><${value}>${mark}=${formula}</${value}></${open}>`;
  });
  const found = withFormulas.replace(valueCell, (cell, prefix = '', attributes = '', error = '') => {
    const [open, value] = [`${prefix}c`, `${prefix}v`];
    if (!isError.test(attributes)) return cell;
    return `<${open}${attributes.replace(isError, '')} t="str"><${value}>${mark}${error}</${value}></${open}>`;
  });
  return found === xml ? content : Buffer.from(found);
}
