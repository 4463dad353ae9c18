import { type PageConfig, settingPlace, skeletonId } from 'shared-api/release';
import { html } from '../html';
import { jsonBlock, type LinkedData } from './json-block';
import { describePage } from './page-description';
import { addressOf, startingScripts, waitingScripts } from './page-scripts';
import type { PrerenderedDrawing, PrerenderedPage } from './prerendered-pages';
import { type Release, registryOf } from './release';

export type Theme = 'light' | 'dark' | null;

export interface PageRequest {
  readonly pathname: string;
  /** From the cookie; null follows the system. */
  readonly theme: Theme;
  /** Where the product is reached, without a slash at the end. */
  readonly publicUrl: string;
  readonly config: PageConfig;
  /** What is on sale, told to search engines on the first page. */
  readonly catalogue: readonly LinkedData[];
  /** What the operator set, as a prerendered page tells it, by the name of its place. */
  readonly settings: SettingTexts;
}

export type SettingTexts = Readonly<Record<string, string>>;

/** The page for an address: its places filled in (scripts/federation/README.md, "What the server does with it"). */
export function renderPage(release: Release, request: PageRequest): string {
  const { pathname, theme, publicUrl, config, catalogue, settings } = request;
  const prerendered = release.prerendered.get(pathname);
  const skeleton = prerendered ? undefined : release.skeletons.get(addressOf(release, pathname) ?? '');
  const drawing = prerendered ?? skeleton;
  const data = jsonBlock('carcare-registry', registryOf(release)) + jsonBlock('carcare-config', config);
  const fills: Readonly<Record<string, string>> = {
    ' data-carcare="theme"': theme === null ? '' : ` data-theme="${theme}" class="${theme}"`,
    '<!--carcare:head-->':
      originsOf(release) +
      fontsOf(release) +
      styleOf(release, drawing) +
      describePage(publicUrl, pathname, prerendered, pathname === '/' ? catalogue : []),
    '<!--carcare:data-->': data + (drawing ? jsonBlock('carcare-prerendered', drawing.ids) : ''),
    '<!--carcare:scripts-->': prerendered ? waitingScripts(release, pathname) : startingScripts(release, pathname),
  };
  return fill(bodyOf(release.page), fills);

  function bodyOf(page: string): string {
    if (prerendered) return putPrerendered(page, prerendered, settings);
    return skeleton ? putSkeleton(page, skeleton) : page;
  }
}

/** Over the live page, which is drawn under it: for the eye alone, and in nobody's way. */
function putSkeleton(page: string, { html: drawn }: PrerenderedDrawing): string {
  const cover = `<div id="${skeletonId}" inert aria-hidden="true">${drawn}</div>`;
  return fill(page, { [emptyRoot]: cover + emptyRoot });
}

const emptyRoot = '<div id="root"></div>';

/** The prerendered page stands where the live one will; what one needs without scripts is there already. */
function putPrerendered(page: string, prerendered: PrerenderedPage, settings: SettingTexts): string {
  const places = Object.entries(settings).map(([name, text]) => [settingPlace(name), html`${text}`.text]);
  return fill(page.replace(/<noscript>[\s\S]*?<\/noscript>/, ''), {
    '<title>CarCare</title>': html`<title>${prerendered.title}</title>`.text,
    [emptyRoot]: `<div id="root" data-prerendered>${fill(prerendered.html, Object.fromEntries(places))}</div>`,
  });
}

/** A function as the replacement: `$` has no meaning in it. */
function fill(page: string, fills: Readonly<Record<string, string>>): string {
  return Object.entries(fills).reduce((filled, [place, content]) => filled.replace(place, () => content), page);
}

/** What the shell's Trusted Types let through beside our own scripts. */
function originsOf({ origins }: Release): string {
  return origins.length === 0 ? '' : html`<meta name="script-origins" content="${origins.join(' ')}">`.text;
}

function fontsOf({ shell, shellBase }: Release): string {
  return shell.fonts
    .map((file) => `<link rel="preload" as="font" type="font/woff2" href="${shellBase}${file}" crossorigin>`)
    .join('');
}

/**
 * A page brings its style with it, the fonts' faces and all that it shows before its scripts; its hash stands in
 * the page's policy. A file of its own would have everything wait for one more answer.
 */
function styleOf({ style }: Release, drawing: PrerenderedDrawing | undefined): string {
  const own = drawing?.style ?? style;
  return own === '' ? '' : `<style>${own}</style>`;
}
