/**
 * Runs the import rules of `.dependency-cruiser.mjs` over the sources.
 *
 *     node scripts/checks/import-rules.mjs [root]
 *
 * Folders of one workspace depend on each other one way only, types included (`folder-circles.mjs`). A parser that reads
 * nothing also finds nothing wrong, so the check fails too when a source file is missing from what was read, when the
 * files seem not to import each other, or when an `import()` has an address that is computed.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import { forbidden, forbiddenAtRunTime, options } from '../../.dependency-cruiser.mjs';
import { folderCircles } from './folder-circles.mjs';
import { computedImports, seeImports } from './swc-imports.mjs';

const workspaces = /^(shared-api|shared-ui|shared-staff|shell|remote-[^/]+|server|e2e)$/;
const skipped = new Set(['node_modules', 'dist', 'test-results', 'playwright-report']);
const fewestModules = 20;

/** All TypeScript files below a folder, relative to the root. */
function sourcesBelow(root, folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return [];
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return sourcesBelow(root, file);
    return /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [file] : [];
  });
}

/** What is wrong with the reading itself, as sentences. */
function blindSpots(files, modules) {
  const read = new Set(modules.map((module) => module.source));
  const missing = files.filter((file) => !read.has(file));
  const links = modules.flatMap((module) => module.dependencies).filter((dependency) => read.has(dependency.resolved));
  const spots = missing.map((file) => `${file}: was not read`);
  if (files.length < fewestModules) spots.push(`only ${files.length} source files were found`);
  if (links.length < files.length / 2) spots.push(`only ${links.length} imports were seen in ${files.length} files`);
  return spots;
}

const root = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../..'));
const folders = readdirSync(root).filter((name) => workspaces.test(name) && existsSync(path.join(root, name)));
const files = folders.flatMap((folder) => sourcesBelow(root, folder));

/** One reading of the sources under some of the rules. */
async function run(kind, forbidden) {
  seeImports(kind);
  const { output } = await cruise(
    files,
    { ...options, ruleSet: { forbidden }, validate: true, baseDir: root },
    options.enhancedResolveOptions,
  );
  const broken = output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
  const circles = kind === 'all' ? folderCircles(output.modules) : [];
  return [...blindSpots(files, output.modules), ...broken, ...circles];
}

const broken = [...(await run('all', forbidden)), ...(await run('run-time', forbiddenAtRunTime))];
const computed = [...computedImports].map(
  (file) => `computed-import: ${path.relative(root, path.resolve(root, file))} -> import() of what is no literal`,
);
const problems = [...broken, ...computed];
for (const problem of problems) console.error(problem);
console.log(`${files.length} files read, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
