import path from 'node:path';
import { root } from '../lib/files.mjs';
import { bin } from '../lib/run.mjs';
import { releaseFingerprint, releaseSpecs, releasesPassed, rememberReleases } from './release-specs.mjs';
import { runWithReport } from './report.mjs';

const folder = path.join(root, 'e2e');

/**
 * The built product in Chromium. The specs about releases do not run again where they passed with what is here.
 * @param {import('./request.mjs').Request} asked
 * @returns {Promise<import('./report.mjs').StageResult>}
 */
export async function browser({ both, shard }) {
  const fingerprint = releaseFingerprint();
  const withoutReleases = !both && releasesPassed(fingerprint);
  const { code, output, report } = await runWithReport(
    () => [bin('playwright'), 'test', '--reporter=line,json', ...(shard ? [`--shard=${shard}`] : [])],
    (file) => ({
      cwd: folder,
      env: {
        CI: '1',
        FORCE_COLOR: '0',
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
        E2E_WITHOUT_RELEASES: withoutReleases ? '1' : '',
      },
    }),
  );
  if (!report) return { passed: 0, failed: 1, output };
  const { expected, unexpected, flaky } = report.stats;
  const failed = unexpected + flaky || (code !== 0 ? 1 : 0);
  // A part of them proves nothing of the others.
  if (failed === 0 && !withoutReleases && !shard) rememberReleases(fingerprint);
  return {
    passed: expected,
    failed,
    output,
    failures: failuresIn(report.suites),
    files: secondsByFile(report),
    notRun: [
      ...(withoutReleases
        ? [`${releaseSpecs.join(', ')}: passed on this machine, and nothing about releases changed since`]
        : []),
      ...(shard ? [`all but part ${shard} of the specs`] : []),
    ],
  };
}

/** How long the tests of each spec took, one after the other. */
function secondsByFile({ suites, config }) {
  const durations = (suite) => [
    ...suite.specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
    ...(suite.suites ?? []).flatMap(durations),
  ];
  const total = (suite) => durations(suite).reduce((sum, duration) => sum + duration, 0) / 1000;
  return suites.map((suite) => ({ file: path.join(config.rootDir, suite.file), seconds: total(suite) }));
}

/** The specs that failed, each with its first error. */
function failuresIn(suites) {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.filter(({ ok }) => !ok).map(failureOf),
    ...failuresIn(inner),
  ]);
}

function failureOf({ title, file, line, tests }) {
  const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
  const [{ message = '', location } = {}] = errors;
  const place = location ? ` (at ${path.basename(location.file)}:${location.line})` : '';
  return { test: `${file}:${line} › ${title}${place}`, message };
}
