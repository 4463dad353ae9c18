import { brotliCompressSync, constants } from 'node:zlib';
import { areaAt, type PageConfig } from 'shared-api/release';
import { contentPolicy } from './content-policy';
import { renderPage, type Theme } from './page';
import { publicPaths } from './public-paths';
import type { Release } from './release';

/** A page as it is sent: with its policy, and compressed beforehand. */
export interface ReadyPage {
  readonly html: string;
  readonly brotli: Buffer;
  readonly policy: string;
}

export interface PageStore {
  pageFor(release: Release, pathname: string, theme: Theme): ReadyPage;
}

/** Keeps the pages of a release as they are sent: there are few, as all addresses of an area share one. */
export function createPageStore(publicUrl: string, config: PageConfig): PageStore {
  const byRelease = new WeakMap<Release, Map<string, ReadyPage>>();

  function make(release: Release, pathname: string, theme: Theme): ReadyPage {
    const html = renderPage(release, { pathname, theme, publicUrl, config });
    return { html, brotli: compress(html), policy: contentPolicy(html, release.origins) };
  }

  return {
    pageFor(release, pathname, theme) {
      const pages = byRelease.get(release) ?? new Map<string, ReadyPage>();
      byRelease.set(release, pages);
      const isOwn = publicPaths.includes(pathname) || release.stills.has(pathname);
      const key = `${isOwn ? pathname : (areaAt(release.areas, pathname)?.name ?? '')} ${theme}`;
      const page = pages.get(key) ?? make(release, pathname, theme);
      pages.set(key, page);
      return page;
    },
  };
}

function compress(html: string): Buffer {
  return brotliCompressSync(html, {
    params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_QUALITY]: 9 },
  });
}
