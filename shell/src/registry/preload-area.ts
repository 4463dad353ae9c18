import type { AreaRecord } from 'shared-api/host';
import { areasInPage } from './areas-in-page';
import { versionOf } from './release.rules';

/** The hash in a chunk's name, which its loader sets as `integrity` (scripts/federation/chunk-integrity-plugin.mjs). */
function hashInName(file: string): string | undefined {
  const [, digits] = /\.([0-9a-f]{64})\.js$/.exec(file) ?? [];
  if (digits === undefined) return undefined;
  const bytes = [...digits.matchAll(/../g)].map(([pair]) => Number.parseInt(pair, 16));
  return `sha256-${btoa(String.fromCharCode(...bytes))}`;
}

interface Wanted {
  readonly href: string;
  readonly as: 'script' | 'style';
  /** Missing for a development server's files, which change under the same name: they are not preloaded. */
  readonly integrity: string | undefined;
  /** The same as in the later request: the browser does not reuse a preload with another `crossOrigin`. */
  readonly crossOrigin: 'anonymous' | null;
}

function preload({ integrity, ...wanted }: Wanted): void {
  if (integrity === undefined || document.querySelector(`link[rel="preload"][href="${wanted.href}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', integrity, ...wanted }));
}

/** Preloads the first files of an area, without running them. */
export function preloadArea(area: AreaRecord): void {
  const here = areasInPage.get(area.name);
  if (!area.enabled || (here && versionOf(here) === versionOf(area))) return;
  const { base, entry, preload: chunks, styles, integrity } = area;
  preload({ href: `${base}${entry}`, as: 'script', integrity: integrity[entry], crossOrigin: 'anonymous' });
  for (const file of chunks) {
    // webpack asks its own origin without CORS.
    preload({ href: `${base}${file}`, as: 'script', integrity: hashInName(file), crossOrigin: null });
  }
  for (const file of styles) {
    preload({ href: `${base}${file}`, as: 'style', integrity: integrity[file], crossOrigin: 'anonymous' });
  }
}
