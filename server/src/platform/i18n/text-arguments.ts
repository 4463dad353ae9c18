import { messageFormat } from './intl';

type Element = ReturnType<ReturnType<typeof messageFormat>['getAst']>[number];

/** How a name in braces is written out. */
export type ArgumentKind = 'plain' | 'number' | 'choice' | 'plural' | 'other';

export interface TextArgument {
  readonly name: string;
  readonly kind: ArgumentKind;
}

/** The parser's numbers for its elements; `other` is what our texts never use: dates, times and tags. */
const kinds: Readonly<Record<number, ArgumentKind>> = { 1: 'plain', 2: 'number', 5: 'choice', 6: 'plural' };
const literal = 0;
const numberSign = 7;

/**
 * What stands in the braces of an ICU text, at any depth, each time that it does.
 * @throws SyntaxError for a text that cannot be read
 */
export function argumentsOf(text: string): readonly TextArgument[] {
  return messageFormat(text).getAst().flatMap(argumentsIn);
}

function argumentsIn(element: Element): readonly TextArgument[] {
  if (element.type === literal || element.type === numberSign || !('value' in element)) return [];
  const own = { name: element.value, kind: kinds[element.type] ?? 'other' };
  const branches = 'options' in element ? Object.values(element.options).flatMap(({ value }) => value) : [];
  return [own, ...branches.flatMap(argumentsIn)];
}
