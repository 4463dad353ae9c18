import type { PageConfig } from 'shared-api/release';
import { contentPolicy } from './content-policy';
import { type PackedText, packText } from './packed-text';
import { renderPage, type Theme } from './page';
import { pageKey } from './page-scripts';
import { publicPaths } from './public-paths';
import type { Release } from './release';

/** A page as it is sent, with its policy. */
export interface ReadyPage {
  readonly html: PackedText;
  readonly policy: string;
}

export interface PageStore {
  pageFor(release: Release, pathname: string, theme: Theme): ReadyPage;
}

/** Keeps the pages of a release as they are sent: there are few, as all addresses of a page share one. */
export function createPageStore(publicUrl: string, config: PageConfig): PageStore {
  const byRelease = new WeakMap<Release, Map<string, ReadyPage>>();

  function make(release: Release, pathname: string, theme: Theme): ReadyPage {
    const html = renderPage(release, { pathname, theme, publicUrl, config });
    return { html: packText(html), policy: contentPolicy(html, release.origins) };
  }

  return {
    pageFor(release, pathname, theme) {
      const pages = byRelease.get(release) ?? new Map<string, ReadyPage>();
      byRelease.set(release, pages);
      const isOwn = publicPaths.includes(pathname) || release.stills.has(pathname);
      const key = `${isOwn ? pathname : pageKey(release, pathname)} ${theme}`;
      const page = pages.get(key) ?? make(release, pathname, theme);
      pages.set(key, page);
      return page;
    },
  };
}
