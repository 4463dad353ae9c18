import type { PageConfig } from 'shared-api/release';
import { contentPolicy } from './content-policy';
import type { LinkedData } from './json-block';
import { type PackedText, packText } from './packed-text';
import { renderPage, type SettingTexts, type Theme } from './page';
import { pageKey } from './page-scripts';
import { publicPaths } from './public-paths';
import type { Release } from './release';

/** A page as it is sent, with its policy. */
export interface ReadyPage {
  readonly html: PackedText;
  readonly policy: string;
}

/** What only some pages tell; the same objects as long as they are the same. */
export interface PageContent {
  /** What is on sale now. */
  readonly catalogue?: readonly LinkedData[] | undefined;
  /** What the operator set. */
  readonly settings?: SettingTexts | undefined;
}

export interface PageStore {
  /** @param content what changes while a release is live: another one makes the page anew */
  pageFor(release: Release, pathname: string, theme: Theme, content: PageContent): ReadyPage;
}

/** Keeps the pages of a release as they are sent: there are few, as all addresses of a page share one. */
export function createPageStore(publicUrl: string, config: PageConfig): PageStore {
  const byRelease = new WeakMap<Release, Map<string, KeptPage>>();

  function make(release: Release, pathname: string, theme: Theme, content: PageContent): KeptPage {
    const { catalogue = nothing, settings = noSettings } = content;
    const html = renderPage(release, { pathname, theme, publicUrl, config, catalogue, settings });
    return { html: packText(html), policy: contentPolicy(html, release.origins), content };
  }

  return {
    pageFor(release, pathname, theme, content) {
      const pages = byRelease.get(release) ?? new Map<string, KeptPage>();
      byRelease.set(release, pages);
      const isOwn = publicPaths.includes(pathname) || release.prerendered.has(pathname);
      const key = `${isOwn ? pathname : pageKey(release, pathname)} ${theme}`;
      const kept = pages.get(key);
      if (kept !== undefined && isSame(kept.content, content)) return kept;
      const page = make(release, pathname, theme, content);
      pages.set(key, page);
      return page;
    },
  };
}

interface KeptPage extends ReadyPage {
  readonly content: PageContent;
}

function isSame(kept: PageContent, now: PageContent): boolean {
  return kept.catalogue === now.catalogue && kept.settings === now.settings;
}

const noSettings: SettingTexts = {};
const nothing: readonly LinkedData[] = [];
