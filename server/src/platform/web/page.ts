import { type AreaRecord, areaAt, type PageConfig, type Registry } from 'shared-api/release';
import { areaBase, shellBase } from './addresses';
import type { Release } from './release';

export type Theme = 'light' | 'dark' | null;

export interface PageRequest {
  readonly pathname: string;
  /** From the cookie; null follows the system. */
  readonly theme: Theme;
  readonly config: PageConfig;
}

/** The areas as a page finds them. */
export function registryOf(release: Release): Registry {
  return { areas: release.areas.map((area) => ({ ...area, base: areaBase(area.name), enabled: true })) };
}

/** The page for an address: its places filled in (scripts/federation/README.md, "What the server does with it"). */
export function renderPage(release: Release, { pathname, theme, config }: PageRequest): string {
  const registry = registryOf(release);
  const area = areaAt(registry.areas, pathname);
  const fills: Readonly<Record<string, string>> = {
    ' data-carcare="theme"': theme === null ? '' : ` data-theme="${theme}" class="${theme}"`,
    '<!--carcare:head-->': headOf(release),
    '<!--carcare:data-->': jsonBlock('carcare-registry', registry) + jsonBlock('carcare-config', config),
    '<!--carcare:scripts-->': scriptsOf(release, area),
  };
  // A function as the replacement: `$` has no meaning in it.
  return Object.entries(fills).reduce((page, [place, content]) => page.replace(place, () => content), release.page);
}

function headOf({ shell }: Release): string {
  const fonts = shell.fonts.map(
    (file) => `<link rel="preload" as="font" type="font/woff2" href="${shellBase}${file}" crossorigin>`,
  );
  const styles = shell.styles.map(
    (file) => `<link rel="stylesheet" href="${shellBase}${file}"${integrityOf(shell.integrity[file])}>`,
  );
  return [...fonts, ...styles].join('');
}

/** Ordered `defer`: runtime, shell, then the area that the address belongs to. */
function scriptsOf({ runtime, shell }: Release, area: AreaRecord | undefined): string {
  const own = [
    ...runtime.scripts.map((file) => script(shellBase, file, runtime.integrity)),
    ...shell.scripts.map((file) => script(shellBase, file, shell.integrity)),
  ];
  const ofArea =
    area === undefined ? [] : [...area.preload, area.entry].map((file) => script(area.base, file, area.integrity));
  return [...own, ...ofArea].join('');
}

function script(base: string, file: string, hashes: Readonly<Record<string, string>>): string {
  return `<script defer src="${base}${file}"${integrityOf(hashes[file])}></script>`;
}

function integrityOf(hash: string | undefined): string {
  return hash === undefined ? '' : ` integrity="${hash}" crossorigin="anonymous"`;
}

/** JSON that cannot end its own script block. */
function jsonBlock(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
}
