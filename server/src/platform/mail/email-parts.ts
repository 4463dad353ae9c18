import { parseUrl } from 'shared-api/domain';

/** What an e-mail's text consists of: its authors write plain text, with blank lines and an address on a line of its own. */
export type EmailPart =
  | { readonly kind: 'paragraph'; readonly lines: readonly string[] }
  | { readonly kind: 'link'; readonly address: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [string, string])[] };

const fact = /^([A-ZÀ-Ý][^:.]{1,30}): (.+)$/;

/** Two facts at least, one under the other, make a table: one is a sentence. */
const leastFacts = 2;

/**
 * Reads the parts of a text, in their order.
 * @param host of the addresses that are links; any other is a word
 */
export function emailParts(body: string, host: string): readonly EmailPart[] {
  const kindOf = (line: string): Kind => {
    if (isLink(line.trim(), host)) return 'link';
    return fact.test(line) ? 'facts' : 'paragraph';
  };
  return body.split(/\n{2,}/).flatMap((block) =>
    runsOf(
      block.split('\n').filter((line) => line.trim() !== ''),
      kindOf,
    ).reduce(joined, []),
  );
}

type Kind = EmailPart['kind'];

interface Run {
  readonly kind: Kind;
  readonly lines: readonly string[];
}

function isLink(line: string, host: string): boolean {
  return /^https?:\/\/\S+$/.test(line) && parseUrl(line)?.hostname === host;
}

/** Lines of one kind that stand together. */
function runsOf(lines: readonly string[], kindOf: (line: string) => Kind): readonly Run[] {
  const runs: { kind: Kind; lines: string[] }[] = [];
  for (const line of lines) {
    const kind = kindOf(line);
    const last = runs.at(-1);
    if (last?.kind === kind) last.lines.push(line);
    else runs.push({ kind, lines: [line] });
  }
  return runs;
}

function joined(parts: readonly EmailPart[], { kind, lines }: Run): EmailPart[] {
  if (kind === 'link') return [...parts, ...lines.map((line) => ({ kind, address: line.trim() }))];
  if (kind === 'facts' && lines.length >= leastFacts) return [...parts, { kind, rows: lines.map(rowOf) }];
  const last = parts.at(-1);
  if (last?.kind !== 'paragraph') return [...parts, { kind: 'paragraph', lines }];
  return [...parts.slice(0, -1), { kind: 'paragraph', lines: [...last.lines, ...lines] }];
}

function rowOf(line: string): readonly [string, string] {
  const [, name = '', value = ''] = fact.exec(line) ?? [];
  return [name, value];
}
