import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { createItalianIntl, RawIntlProvider } from '../intl';
import { createPrerenderCache, UiProvider } from '../provider';

/** A part of a page, drawn without a browser: its HTML, and Emotion's rules that it needs, by their ids. */
export interface PrerenderDrawing {
  readonly html: string;
  readonly css: readonly (readonly [id: string, rules: string])[];
}

interface PrerenderOptions {
  /** The address that the part is drawn for. */
  readonly pathname: string;
  /** Before every id of the part, so that two parts of one page never share one. */
  readonly idPrefix: string;
}

/** React separates neighbouring texts by empty comments, which only hydration needs. */
const comments = /<!--.*?-->/g;

/**
 * Draws a part of a page at release, the way the page shows before any script. A late part is waited for, and none is
 * hidden until a script reveals it (React's way with big pages).
 */
export async function prerenderPage(
  part: ReactNode,
  { pathname, idPrefix }: PrerenderOptions,
): Promise<PrerenderDrawing> {
  const { cache, rules } = createPrerenderCache();
  const { prelude } = await prerender(
    <UiProvider cache={cache}>
      <RawIntlProvider value={createItalianIntl()}>
        <StaticRouter location={pathname}>{part}</StaticRouter>
      </RawIntlProvider>
    </UiProvider>,
    { identifierPrefix: idPrefix, progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  const html = await new Response(prelude).text();
  return { html: html.replace(comments, ''), css: rules() };
}
