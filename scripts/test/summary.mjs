import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../lib/files.mjs';

export const bar = '-'.repeat(72);
const shown = 10;
/** As much of a message as says what was expected and what came; the whole stands where the stage failed. */
const linesOfMessage = 12;

/** @param {import('./report.mjs').StageResult[]} results as `runStage` gives them: with name, seconds and note */
export function summaryOf(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  return [
    '',
    bar,
    ...results.map(lineOf),
    ...slowest(results),
    ...leftOut(results),
    ...failuresOf(results),
    bar,
    // The last line is read by programs.
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ].join('\n');
}

function lineOf({ name, passed, failed, seconds, note }) {
  const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`;
  return `${name.padEnd(12)}${counts} ${seconds.toFixed(0).padStart(5)} s   ${note}`.trimEnd();
}

function slowest(results) {
  const files = results.flatMap(({ name, files = [] }) => files.map((one) => ({ ...one, stage: name })));
  if (files.length === 0) return [];
  const first = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, shown);
  const lineOf = ({ stage, file, seconds }) =>
    `${seconds.toFixed(1).padStart(7)} s  ${stage.padEnd(9)} ${path.relative(root, file)}`;
  return [bar, `The slowest of ${files.length} files of tests`, ...first.map(lineOf)];
}

function leftOut(results) {
  const lines = results.flatMap(({ name, notRun = [] }) => notRun.map((why) => `  ${name.padEnd(10)} ${why}`));
  return lines.length === 0 ? [] : [bar, 'Not run', ...lines];
}

/** Last, as whoever reads only the end of a long log looks for it there. */
function failuresOf(results) {
  const failures = results.flatMap(({ name, failures = [] }) => failures.map((one) => ({ ...one, stage: name })));
  if (failures.length === 0) return [];
  const linesOf = ({ stage, test, message }) => [
    `  ${stage.padEnd(10)} ${test}`,
    ...stripVTControlCharacters(message)
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(0, linesOfMessage)
      .map((line) => `    ${line}`),
  ];
  return [bar, 'Failed', ...failures.flatMap(linesOf)];
}
