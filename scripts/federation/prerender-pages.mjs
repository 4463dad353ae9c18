import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { transform } from 'lightningcss';
import { rootDir } from './packages.mjs';

const require = createRequire(import.meta.url);

/** What the pages' Content-Security-Policy would refuse, or what would act before the page's own scripts. */
const refused = / style="|<script|<style| on\w+=/;

/** The first versions that know `light-dark()`, which every page needs: prefixes for older ones are left out. */
const browsers = { chrome: 123 << 16, firefox: 120 << 16, safari: (17 << 16) | (5 << 8) };

/** Bundles a workspace's `src/prerender.tsx` for Node; what only a live page uses stays outside. */
async function bundlePrerender(entry, outfile) {
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

function minifyRules(rules) {
  const code = Buffer.from(rules);
  return transform({
    filename: 'prerender.css',
    code,
    minify: true,
    targets: browsers,
    errorRecovery: true,
  }).code.toString();
}

function checked([pathname, drawing]) {
  const found = refused.exec(drawing.html);
  if (found) {
    const around = drawing.html.slice(Math.max(0, found.index - 80), found.index + 80);
    throw new Error(`${pathname} holds what its policy refuses: ${around}`);
  }
  return [pathname, { ...drawing, css: drawing.css.map(([id, rules]) => [id, minifyRules(rules)]) }];
}

/**
 * Draws what a workspace wants shown before any script: an area its pages, the shell its frames; and what stands for a page
 * until scripts draw it (`shared-api/src/release/prerender.ts`).
 * @returns {Promise<{ pages: string, skeletons: string }>} the texts of `prerender.json` and `skeletons.json`
 */
export async function prerender(dir, name) {
  const bundle = join(rootDir, '.cache/prerender', `${name}.cjs`);
  await bundlePrerender(join(dir, 'src/prerender.tsx'), bundle);
  delete require.cache[bundle];
  const { prerenderPages = nothing, prerenderSkeletons = nothing } = require(bundle);
  const text = (drawings) => JSON.stringify(Object.fromEntries(Object.entries(drawings).map(checked)));
  return { pages: text(await prerenderPages()), skeletons: text(await prerenderSkeletons()) };
}

const nothing = () => ({});
