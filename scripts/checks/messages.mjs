/**
 * Checks every message catalogue: ids unique and of their workspace, texts Italian and valid ICU, nothing unused. What an
 * area tells of itself without a catalogue, in `src/app`, is Italian too.
 *
 *     node scripts/checks/messages.mjs [root]
 *
 * Finding next to no messages is a failure too: then the check looked in the wrong place.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';
import { root as repository } from '../lib/files.mjs';
import { readWorkspace, unusedKeys, usesWhole } from './message-catalogue.mjs';
import { prefixes, problemsOf, problemsOfPlainTexts } from './message-rules.mjs';

const fewestMessages = 20;
const root = path.resolve(process.argv[2] ?? repository);

/** The texts that the specification fixes to the letter, English ones too. */
function readFixedTexts() {
  const tree = parseSync(readFileSync(path.join(root, 'shared-api/src/messages/fixed-texts.ts'), 'utf8'), {
    syntax: 'typescript',
  });
  const texts = [];
  JSON.stringify(tree.body, (_key, value) => {
    if (value?.type === 'StringLiteral') texts.push(value.value);
    return value;
  });
  return texts;
}

/**
 * shared-api's rules name a message by its key, in whatever workspace they stand; a catalogue of names by their codes is
 * used altogether.
 */
function unusedEverywhere({ file, messages }) {
  const others = everySource.filter((source) => source.file !== file).map(({ text }) => text);
  const isWhole = (exported) => exported !== undefined && others.some((text) => usesWhole({ text, local: exported }));
  const whole = new Set(messages.map(({ exported }) => exported).filter(isWhole));
  return messages
    .filter(({ exported }) => !whole.has(exported))
    .map(({ key }) => key)
    .filter((key) => !others.some((text) => new RegExp(`[.']${key}\\b`).test(text)));
}

const fixedTexts = readFixedTexts();
const all = Object.keys(prefixes).map((workspace) => readWorkspace(root, workspace));
const everySource = all.flatMap(({ sources }) => sources);
const problems = [];
const owners = new Map();

for (const { workspace, sources, catalogues } of all) {
  for (const { file, messages } of catalogues) {
    const place = path.relative(root, file);
    for (const message of messages) {
      problems.push(
        ...problemsOf(message, workspace, fixedTexts).map((problem) => `${place}: ${message.id} ${problem}`),
      );
      if (owners.has(message.id)) problems.push(`${place}: ${message.id} is also in ${owners.get(message.id)}`);
      owners.set(message.id, place);
    }
    const unused =
      workspace === 'shared-api' ? unusedEverywhere({ file, messages }) : unusedKeys({ sources }, { file, messages });
    problems.push(...unused.map((key) => `${place}: ${key} is not used`));
  }
  for (const { file, text } of sources.filter(({ file }) => path.basename(path.dirname(file)) === 'app')) {
    const place = path.relative(root, file);
    problems.push(...problemsOfPlainTexts(text, fixedTexts).map((problem) => `${place}: ${problem}`));
  }
}
if (owners.size < fewestMessages) problems.push(`only ${owners.size} messages were found`);

for (const problem of problems) console.error(problem);
console.log(`${owners.size} messages read, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
