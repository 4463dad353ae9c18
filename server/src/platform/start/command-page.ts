import { parseArgs } from 'node:util';
import { type Text, t } from '../i18n';
import { pageMessages as messages } from './page.messages';

/** How a command is used, as `--help` tells it. */
export interface CommandPage {
  /** As it is typed: `npm run backup`. */
  readonly command: string;
  /** What it takes without a name, in the order in which it is typed: `CARTELLA`, in brackets what may be left out. */
  readonly words: readonly Row[];
  /** Options with a value: the name without `--`, and what the value is. */
  readonly options?: readonly (readonly [name: string, value: string, about: Text])[];
  readonly about: Text;
  readonly variables: readonly Row[];
  /** What follows `--` in an example; empty for a command that takes nothing. */
  readonly example: string;
}

type Row = readonly [name: string, about: Text];

/** What was typed behind a command. */
export interface CommandCall {
  readonly words: readonly string[];
  readonly values: Readonly<Record<string, string | undefined>>;
}

/** The same, or what is said in the place of doing anything: the page that was asked for, or what is wrong. */
export type ReadCall = { readonly call: CommandCall } | { readonly page: string } | { readonly refusal: string };

/** Takes a command line apart. */
export function readCall(page: CommandPage, args: readonly string[]): ReadCall {
  if (args.includes('--help')) return { page: pageText(page) };
  const options = Object.fromEntries((page.options ?? []).map(([name]) => [name, { type: 'string' as const }]));
  const refuse = (word: string): ReadCall => ({ refusal: t(messages.unknown, { word, command: page.command }) });
  try {
    const { positionals: words, values } = parseArgs({ args: [...args], options, allowPositionals: true });
    const extra = words[page.words.length];
    return extra === undefined ? { call: { words, values } } : refuse(extra);
  } catch (error) {
    const [, option = ''] = /'(--?[\w-]+)/.exec(error instanceof Error ? error.message : '') ?? [];
    return refuse(option);
  }
}

function pageText({ command, words, options = [], about, variables, example }: CommandPage): string {
  const typed = [...words.map(([name]) => name), ...options.map(([name, value]) => `[--${name} ${value}]`)].join(' ');
  const named = [
    ...words,
    ...options.map(([name, value, text]): Row => [`--${name} ${value}`, text]),
    ['--help', messages.help] as const,
  ];
  return [
    behind(command, typed),
    t(about),
    table(named),
    `${t(messages.variables)}\n${table(variables)}`,
    t(messages.example, { line: behind(command, example) }),
  ].join('\n\n');
}

const behind = (command: string, words: string) => (words === '' ? command : `${command} -- ${words}`);

function table(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, text]) => `  ${name.padEnd(width)}  ${t(text)}`).join('\n');
}
