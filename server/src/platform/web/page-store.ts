import type { PageConfig } from 'shared-api/release';
import { contentPolicy } from './content-policy';
import type { LinkedData } from './json-block';
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
  /** @param catalogue what is on sale now: another one makes the page anew */
  pageFor(release: Release, pathname: string, theme: Theme, catalogue?: readonly LinkedData[]): ReadyPage;
}

/** Keeps the pages of a release as they are sent: there are few, as all addresses of a page share one. */
export function createPageStore(publicUrl: string, config: PageConfig): PageStore {
  const byRelease = new WeakMap<Release, Map<string, KeptPage>>();

  function make(release: Release, pathname: string, theme: Theme, catalogue: readonly LinkedData[]): KeptPage {
    const html = renderPage(release, { pathname, theme, publicUrl, config, catalogue });
    return { html: packText(html), policy: contentPolicy(html, release.origins), catalogue };
  }

  return {
    pageFor(release, pathname, theme, catalogue = nothing) {
      const pages = byRelease.get(release) ?? new Map<string, KeptPage>();
      byRelease.set(release, pages);
      const isOwn = publicPaths.includes(pathname) || release.prerendered.has(pathname);
      const key = `${isOwn ? pathname : pageKey(release, pathname)} ${theme}`;
      const kept = pages.get(key);
      if (kept !== undefined && kept.catalogue === catalogue) return kept;
      const page = make(release, pathname, theme, catalogue);
      pages.set(key, page);
      return page;
    },
  };
}

interface KeptPage extends ReadyPage {
  readonly catalogue: readonly LinkedData[];
}

const nothing: readonly LinkedData[] = [];
