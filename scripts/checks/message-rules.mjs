/** What a message must be like, whatever file it stands in. */
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { areaWorkspaces } from '../lib/files.mjs';

/** The areas that ids of a workspace begin with. */
export const prefixes = {
  'shared-api': ['validation.', 'errors.', 'domain.', 'readiness.'],
  'shared-ui': ['ui.'],
  'shared-staff': ['staff.'],
  shell: ['shell.', 'errors.'],
  ...Object.fromEntries(areaWorkspaces.map((name) => [name, [`${name.replace('remote-', '')}.`]])),
  server: ['server.'],
};

/** Words that English sentences and labels are made of, and Italian ones are not. */
const english = new Set(
  `the and of is are was were with without your you please wrong this that these those from have has had must
  should cannot been invalid required failed failure success successful successfully loading save saved delete deleted
  remove close open search back next previous please update updated create created send sent sign signed
  download upload welcome hello thanks thank enter choose select submit retry again try user users store stores
  package packages contract contracts vehicle settings profile dashboard unknown missing not found for by or if when
  we they it its there here will would can't don't`.split(/\s+/),
);

/** Italian words that look like English ones in the list. */
const alsoItalian = new Set(['or', 'it', 'by']);

const textOf = (nodes) =>
  nodes
    .flatMap((node) => {
      if (node.type === TYPE.literal) return [node.value];
      if (node.type === TYPE.tag) return [textOf(node.children)];
      return node.options ? Object.values(node.options).map((option) => textOf(option.value)) : [];
    })
    .join(' ');

/** English words in what a message says; addresses, file names and values in braces are not looked at. */
function englishWords(nodes) {
  const words = textOf(nodes)
    .replaceAll(/\S*[@/.]\S+/g, ' ')
    .toLowerCase()
    .match(/[\p{L}'’]+/gu);
  return (words ?? []).filter((word) => english.has(word) && !alsoItalian.has(word));
}

/** Plurals below a message that lack a form: Italian has one (of which `=1` is the only case) and other. */
function unfinishedPlurals(nodes) {
  return nodes.flatMap((node) => {
    const below = node.options
      ? Object.values(node.options).flatMap((option) => unfinishedPlurals(option.value))
      : unfinishedPlurals(node.children ?? []);
    const cardinal = node.type === TYPE.plural && node.pluralType === 'cardinal';
    const lacks = cardinal
      ? ['one', 'other'].filter((form) => !node.options[form] && !(form === 'one' && node.options['=1']))
      : [];
    return [...lacks.map((form) => `${node.value} lacks "${form}"`), ...below];
  });
}

/** Why a text does not look Italian, as at most one sentence. */
function englishIn(nodes, text, fixedTexts) {
  const words = fixedTexts.includes(text) ? [] : englishWords(nodes);
  return words.length > 0 ? [`does not look Italian: ${words.join(', ')}`] : [];
}

const plainText = /\b(?:title|label|short): '((?:[^'\\]|\\.)+)'/g;

/** What is wrong with the texts that a file of `src/app` tells of its area as they are, without a catalogue. */
export function problemsOfPlainTexts(source, fixedTexts) {
  return [...source.matchAll(plainText)].flatMap(([, text]) =>
    englishIn(parse(text), text, fixedTexts).map((problem) => `"${text}" ${problem}`),
  );
}

/** What is wrong with one message, as sentences. */
export function problemsOf({ id, text }, workspace, fixedTexts) {
  if (id === undefined || text === undefined) return ['id and defaultMessage must be plain string literals'];
  const problems = [];
  if (!prefixes[workspace].some((prefix) => id.startsWith(prefix))) {
    problems.push(`the id must start with ${prefixes[workspace].join(' or ')}`);
  }
  let nodes;
  try {
    nodes = parse(text);
  } catch (error) {
    return [...problems, `is no ICU message: ${error.message}`];
  }
  problems.push(...unfinishedPlurals(nodes).map((lack) => `the plural of ${lack}`));
  problems.push(...englishIn(nodes, text, fixedTexts));
  if (text.trim() === '') problems.push('is empty');
  return problems;
}
