import path from 'node:path';
import { root } from '../lib/files.mjs';
import { summaryOf } from './summary.mjs';

const stage = (name, more = {}) => ({ name, passed: 2, failed: 0, seconds: 1, note: '', output: '', ...more });

test('the last line counts all stages, and nothing else stands behind it', () => {
  const text = summaryOf([stage('types'), stage('api', { passed: 5, failed: 1 })]);
  expect(text.split('\n').at(-1)).toBe('7 passed, 1 failed');
});

test('the ten slowest files of all stages are named, slowest first', () => {
  const files = Array.from({ length: 12 }, (_, index) => ({
    file: path.join(root, `server/src/${index}.test.ts`),
    seconds: index,
  }));
  const text = summaryOf([stage('unit', { files: files.slice(0, 6) }), stage('api', { files: files.slice(6) })]);
  expect(text).toContain('The slowest of 12 files of tests');
  const named = [...text.matchAll(/server\/src\/(\d+)\.test\.ts/g)].map(([, index]) => Number(index));
  expect(named).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
});

test('what was not run is said with its reason', () => {
  expect(summaryOf([stage('types')])).not.toContain('Not run');
  expect(summaryOf([stage('scale', { notRun: ['at-scale: no PostgreSQL'] })])).toContain(
    'Not run\n  scale      at-scale: no PostgreSQL',
  );
});

test('what failed stands at the end, with what was expected and what came', () => {
  expect(summaryOf([stage('types')])).not.toContain('Failed');
  const failures = [
    { test: 'ten-browsers › ten people work on', message: '\u001b[31mExpected: 1\u001b[39m\n\nReceived: 2' },
  ];
  const lines = summaryOf([stage('browser', { failed: 1, failures })]).split('\n');
  expect(lines.slice(-6, -2)).toEqual([
    'Failed',
    '  browser    ten-browsers › ten people work on',
    '    Expected: 1',
    '    Received: 2',
  ]);
});
