import { runInNewContext } from 'node:vm';
import { parse } from '@formatjs/icu-messageformat-parser';

/** A descriptor's text; a type's `defaultMessage: string` is left alone. */
const descriptor = /\bdefaultMessage:\s*(?=\S)(?!string\b)/g;
const literal = /('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\$]|\\.|\$(?!\{))*`)(?!\s*\+)/y;

/**
 * Webpack loader: turns every `defaultMessage: '...'` into its parsed form, so that the page formats messages without
 * shipping the ICU parser. A message must be one plain literal; anything else stops the build.
 */
export default function messagesLoader(source) {
  let compiled = '';
  let end = 0;
  for (const match of source.matchAll(descriptor)) {
    literal.lastIndex = match.index + match[0].length;
    const text = literal.exec(source)?.[1];
    if (text === undefined) {
      throw new Error(`${this.resourcePath}: defaultMessage must be one plain string literal.`);
    }
    const parsed = parse(runInNewContext(text), { captureLocation: false });
    compiled += source.slice(end, match.index) + match[0] + JSON.stringify(parsed);
    end = literal.lastIndex;
  }
  return compiled + source.slice(end);
}
