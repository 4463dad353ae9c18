import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from './files.mjs';

const require = createRequire(import.meta.url);

/** What the pages' Content-Security-Policy would refuse, or what would act before the page's own scripts. */
const refused = / style="|<script|<style| on\w+=/;

/** Bundles a workspace's `src/still.tsx` for Node; what only a live page uses stays outside. */
async function bundleStill(entry, outfile) {
  const { build } = await import('esbuild');
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20.19',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['pdfjs-dist', 'qrcode'],
    logLevel: 'silent',
  });
}

/** The first versions that know `light-dark()`, which every page needs: prefixes for older ones are left out. */
const browsers = { chrome: 123 << 16, firefox: 120 << 16, safari: (17 << 16) | (5 << 8) };

async function minifyRules(rules) {
  const { transform } = await import('lightningcss');
  const code = Buffer.from(rules);
  return transform({
    filename: 'still.css',
    code,
    minify: true,
    targets: browsers,
    errorRecovery: true,
  }).code.toString();
}

async function checked([pathname, drawing]) {
  const found = refused.exec(drawing.html);
  if (found) {
    throw new Error(`${pathname}: "${drawing.html.slice(Math.max(0, found.index - 80), found.index + 80)}"`);
  }
  const css = await Promise.all(drawing.css.map(async ([id, rules]) => [id, await minifyRules(rules)]));
  return [pathname, { ...drawing, css }];
}

/** A server that runs reads the file when it changes, never half of it. */
function writeWhole(file, content) {
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
}

/**
 * Draws the pages, or the frames, that a workspace wants shown before any script, into `still.json` beside its build.
 * Without that file the server sends the page that begins with the shell's script, so a drawing that fails is told
 * and stops nothing.
 */
export async function drawStills(workspace) {
  const entry = path.join(root, workspace, 'src/still.tsx');
  if (!existsSync(entry)) return;
  try {
    const bundle = path.join(root, '.cache/still', `${workspace}.cjs`);
    await bundleStill(entry, bundle);
    const drawings = Object.entries(await require(bundle).drawStills());
    const stills = Object.fromEntries(await Promise.all(drawings.map(checked)));
    writeWhole(path.join(root, workspace, 'dist/still.json'), JSON.stringify(stills));
  } catch (failure) {
    console.warn(`  ${workspace}: le pagine pronte non sono state disegnate. ${failure}`);
  }
}
